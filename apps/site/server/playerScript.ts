/** A message of the player.js protocol that asks the player for something. */
interface PlayerCall {
  context?: unknown
  method?: unknown
  value?: unknown
  listener?: unknown
}

/**
 * Runs in the player's page, so it may name nothing from outside. Speaks the player.js protocol
 * (JSON in window messages) as far as the lesson's page asks for it, with the window that embeds it
 * and, as only this site may, with this origin alone.
 */
function speak(): void {
  const video = document.querySelector('video')
  if (!video || parent === window) return
  const events = ['timeupdate', 'play', 'pause', 'ended']
  const listeners = new Map<string, Set<unknown>>()

  const send = (event: string, value?: object, listener?: unknown) =>
    parent.postMessage(
      JSON.stringify({ context: 'player.js', version: '0.0.11', event, value, listener }),
      location.origin,
    )
  const ready = () =>
    send('ready', {
      src: location.href,
      events: ['ready', ...events],
      methods: ['addEventListener', 'removeEventListener', 'setCurrentTime', 'play'],
    })

  const parse = (data: unknown): PlayerCall => {
    try {
      return (JSON.parse(String(data)) as PlayerCall | null) ?? {}
    } catch {
      return {}
    }
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return
    const { context, method, value, listener } = parse(data)
    if (context !== 'player.js') return
    if (method === 'setCurrentTime') {
      // A position at the end is ignored: the video starts from the beginning.
      if (typeof value === 'number' && value >= 0 && value < video.duration - 1)
        video.currentTime = value
    } else if (method === 'play')
      // If the browser refuses that, the viewer presses play.
      video.play().catch(() => undefined)
    else if (method === 'removeEventListener') listeners.get(String(value))?.delete(listener)
    else if (method === 'addEventListener') {
      const event = String(value)
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (event === 'ready' && video.readyState > 0) ready()
    }
  })

  for (const event of events) {
    video.addEventListener(event, () => {
      for (const listener of listeners.get(event) ?? [])
        send(event, { seconds: video.currentTime, duration: video.duration }, listener)
    })
  }
  // The player can seek only once the length of the video is known.
  if (video.readyState > 0) ready()
  else video.addEventListener('loadedmetadata', ready, { once: true })
}

/** Text of the script in the player's page. */
export const playerScript = `(${speak.toString()})()`
