import { VideoOff } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import * as film from '../TerminalFilm/filmPlace.css.ts'
import { frame, missing, player } from './VideoFrame.css.ts'
import { playerFeatures } from './playerFeatures.ts'
import type { PlayerEvents } from './usePlayer.ts'
import { usePlayer } from './usePlayer.ts'
import { videoFrameMessages } from './VideoFrame.messages.ts'

export interface VideoFrameProps extends PlayerEvents, RootProps {
  /** Title of the video; names the player. */
  title: string
  /** Address of an embeddable player; without one 'Video not available' is in its place. */
  videoUrl?: string | null
  /** Where to begin, in seconds from the start; used when the player is ready. @default 0 */
  startAt?: number
  /** The address is still loading: only the space is kept. @default false */
  isLoading?: boolean
  /**
   * What the space is kept for during loading; a `TerminalFilm` has a height of its own.
   * @default 'video'
   */
  placeOf?: 'video' | 'terminal'
  /** Goes to this position, in seconds from the start; a new object goes there again. */
  jump?: { to: number }
}

const never = () => () => {}

/**
 * The player of a video, 16:9 and never higher than the window. Players that support the player.js
 * protocol report their position. To show a picture until someone wants to watch use
 * `VideoPreview`.
 */
export function VideoFrame({
  title,
  videoUrl,
  startAt = 0,
  isLoading = false,
  placeOf = 'video',
  jump,
  onPosition,
  onPause,
  onEnd,
  ...root
}: VideoFrameProps) {
  const messages = useMessages(videoFrameMessages)
  const element = useRef<HTMLIFrameElement>(null)
  // A player reports only once that it is ready: it is rendered when someone listens, not with the
  // server's HTML.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const url = isBrowser && videoUrl ? videoUrl : undefined
  usePlayer(element, url, { startAt, jump, onPosition, onPause, onEnd })
  if (isLoading && placeOf === 'terminal') {
    return (
      <div {...rootPropsOf(root)} className={film.frame}>
        <div className={film.place} />
      </div>
    )
  }
  return (
    <div {...rootPropsOf(root)} className={frame}>
      {url && (
        <iframe
          key={url}
          ref={element}
          src={url}
          title={title}
          allow={playerFeatures}
          allowFullScreen
          className={player}
        />
      )}
      {!videoUrl && !isLoading && (
        <p className={missing}>
          <VideoOff size={32} aria-hidden="true" />
          {messages.notAvailable}
        </p>
      )}
    </div>
  )
}
