/**
 * Tells the player in a frame to play once it reports that it is ready, by the player.js protocol.
 * Short on purpose: every page of a course loads it; `usePlayer` of a `VideoFrame` does more.
 * Returns a function that stops this.
 */
export function playWhenReady(frame: HTMLIFrameElement): () => void {
  const { origin } = new URL(frame.src)
  if (origin === 'null') return () => undefined
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && /"event":"ready"/.test(String(data)))
      frame.contentWindow?.postMessage('{"context":"player.js","method":"play"}', origin)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
