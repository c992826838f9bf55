import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { playerFeatures } from '../../lesson/VideoFrame/playerFeatures.ts'
import { playWhenReady } from './playWhenReady.ts'
import { loadFirst } from '../../../react18/attributes.ts'
import { useImageStatus } from '../../../components/Image/useImageStatus.ts'
import { disc, frame, label, play, player } from './VideoPreview.css.ts'
import { videoPreviewMessages } from './VideoPreview.messages.ts'

export interface VideoPreviewProps extends RootProps {
  /** Title of what is previewed; names the play button and the player. */
  title: string
  /** Address of the 16:9 thumbnail. */
  imageUrl?: string | null
  /**
   * Shown if there is no thumbnail, such as an `Artwork`. Without either only the background is
   * shown.
   */
  art?: ReactNode
  /** Address of an embeddable player; without one only the picture shows. */
  videoUrl?: string | null
}

/**
 * A thumbnail with a play button; the player of another site loads only when the button is pressed,
 * then plays, and gets the focus.
 */
export function VideoPreview({ title, imageUrl, art, videoUrl, ...root }: VideoPreviewProps) {
  const messages = useMessages(videoPreviewMessages)
  const [playing, setPlaying] = useState<string>()
  const { status, imageProps } = useImageStatus(imageUrl ?? undefined)
  // The press is painted first: starting another document takes a phone a tenth of a second.
  const shown = useDeferredValue(playing)
  if (videoUrl && shown === videoUrl)
    return (
      <div {...rootPropsOf(root)} className={frame}>
        <Player url={videoUrl} title={messages.player(title)} />
      </div>
    )
  return (
    <div {...rootPropsOf(root)} className={frame}>
      {imageUrl && status !== 'failed' ? (
        <img
          {...imageProps}
          key={imageUrl}
          src={imageUrl}
          alt=""
          width={480}
          height={270}
          {...loadFirst}
          decoding="async"
        />
      ) : (
        art
      )}
      {videoUrl && (
        <button
          type="button"
          aria-label={messages.playOf(title)}
          className={play}
          onClick={() => setPlaying(videoUrl)}
        >
          <span className={disc}>
            <Play size={28} fill="currentColor" aria-hidden="true" />
          </span>
          <span className={label}>{messages.play}</span>
        </button>
      )}
    </div>
  )
}

function Player({ url, title }: { url: string; title: string }) {
  const element = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    element.current?.focus()
    return element.current ? playWhenReady(element.current) : undefined
  }, [])
  return (
    <iframe
      src={url}
      title={title}
      allow={playerFeatures}
      allowFullScreen
      ref={element}
      className={player}
    />
  )
}
