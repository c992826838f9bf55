import { useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'
import type { PlayerEvents } from '../VideoFrame/usePlayer.ts'

interface PlaybackOptions extends PlayerEvents {
  /** Length in seconds; 0 while it is not known. */
  seconds: number
  /** Seconds from the start. */
  startAt: number
  /** A new object goes there again. */
  jump: { to: number } | undefined
}

/** A film that is played, and its controls. */
export interface Playback {
  /** Seconds from the start. */
  at: number
  isPlaying: boolean
  /** Nobody has played it or changed its position yet. */
  isFresh: boolean
  isOver: boolean
  speed: number
  setSpeed: (speed: number) => void
  seek: (seconds: number) => void
  /** Plays or pauses; starts from the beginning if it is over. */
  toggle: () => void
}

/**
 * The most time that passes between two pictures, in seconds: a page that was hidden continues
 * where it was.
 */
const longestStep = 0.25
/** Time between two changes of what is shown, in seconds. */
const tick = 0.05

/** Counts the time of a film. It never starts by itself. */
export function usePlayback({ seconds, startAt, jump, ...events }: PlaybackOptions): Playback {
  const [at, setAt] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  // A position at the end is ignored, as in other players: the film begins at its start.
  const begin = startAt < seconds - 1 ? startAt : 0
  const position = Math.min(at ?? begin, seconds)
  const latest = useRef({ events, position, speed })
  useBrowserLayoutEffect(() => {
    latest.current = { events, position, speed }
  })

  useEffect(() => {
    if (!isPlaying) return
    let { position: exact } = latest.current
    let shown = exact
    let before: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      const { events: tell, position: current, speed: factor } = latest.current
      // Somebody changed the position meanwhile.
      if (current !== shown) exact = shown = current
      exact += Math.min((now - (before ?? now)) / 1000, longestStep) * factor
      before = now
      if (exact >= seconds) {
        setAt(seconds)
        setPlaying(false)
        tell.onPosition?.(seconds)
        tell.onEnd?.()
        return
      }
      if (exact - shown >= tick) {
        shown = exact
        latest.current.position = exact
        setAt(exact)
        tell.onPosition?.(exact)
      }
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, seconds])

  const seek = (to: number) => {
    if (seconds === 0) return
    const place = Math.min(Math.max(to, 0), seconds)
    setAt(place)
    events.onPosition?.(place)
  }
  const latestSeek = useRef(seek)
  useBrowserLayoutEffect(() => {
    latestSeek.current = seek
  })
  useEffect(() => {
    if (jump) latestSeek.current(jump.to)
  }, [jump])

  const isOver = seconds > 0 && position >= seconds
  const toggle = () => {
    if (isPlaying) events.onPause?.()
    else if (isOver) seek(0)
    setPlaying(!isPlaying)
  }
  return {
    at: position,
    isPlaying,
    isFresh: at === undefined,
    isOver,
    speed,
    setSpeed,
    seek,
    toggle,
  }
}
