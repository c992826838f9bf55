import type { RefObject } from 'react'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'
import { playerCall, readPlayerMessage } from './playerMessages.ts'

/** Events that a player is asked to report. */
export interface PlayerEvents {
  /**
   * Called several times a second while it plays, and when the viewer jumps; seconds from the
   * start.
   */
  onPosition?: (seconds: number) => void
  onPause?: () => void
  /** Called at the end of the video. */
  onEnd?: () => void
}

interface PlayerOptions extends PlayerEvents {
  /** Seconds from the start. */
  startAt?: number
  /** A new object goes there again. */
  jump?: { to: number } | undefined
}

/**
 * Exchanges messages of the player.js protocol with the embedded player at `url`: window messages,
 * only between this frame and the player's own origin. A player without that protocol gets no
 * messages.
 */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  options: PlayerOptions,
): void {
  const latest = useRef(options)
  const ask = useRef<(...values: Parameters<typeof playerCall>) => void>(undefined)
  useBrowserLayoutEffect(() => {
    latest.current = options
  })
  // Before the player has had time to report that it is ready, which it does only once.
  useBrowserLayoutEffect(() => {
    const element = frame.current
    const origin = url === undefined ? undefined : originOf(url)
    if (!element || !origin || origin === 'null') return
    const call = (...values: Parameters<typeof playerCall>) =>
      element.contentWindow?.postMessage(playerCall(...values), origin)
    // A player that was loaded again continues where it was.
    let position: number | undefined
    const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
      if (source !== element.contentWindow || sender !== origin) return
      const message = readPlayerMessage(data)
      if (message?.event === 'ready') {
        const goOnAt = position ?? latest.current.startAt ?? 0
        if (goOnAt > 0) call('setCurrentTime', goOnAt)
        for (const event of ['timeupdate', 'pause', 'ended']) call('addEventListener', event)
        ask.current = call
      } else if (message?.event === 'timeupdate' && message.seconds !== undefined) {
        position = message.seconds
        latest.current.onPosition?.(position)
      } else if (message?.event === 'pause') latest.current.onPause?.()
      else if (message?.event === 'ended') latest.current.onEnd?.()
    }
    window.addEventListener('message', onMessage)
    return () => {
      ask.current = undefined
      window.removeEventListener('message', onMessage)
    }
  }, [frame, url])
  const { jump } = options
  useBrowserLayoutEffect(() => {
    if (jump) ask.current?.('setCurrentTime', jump.to)
  }, [jump])
}

/** `URL.parse` is newer than the oldest browsers that have to work. */
const originOf = (url: string) =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).origin : undefined
