import { Play, RotateCcw, VideoOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMessages } from '#language'
import { Button } from '../../../components/Button/Button.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { cuesAt } from '../Transcript/filmCues.ts'
import type { TranscriptCue } from '../Transcript/Transcript.tsx'
import type { PlayerEvents } from '../VideoFrame/usePlayer.ts'
import { videoFrameMessages } from '../VideoFrame/VideoFrame.messages.ts'
import { FilmControls } from './FilmControls.tsx'
import { filmKey } from './filmKeys.ts'
import { FilmScreen } from './FilmScreen.tsx'
import type { Recording } from './recording.ts'
import { readRecording } from './recording.ts'
import { frame, place } from './filmPlace.css.ts'
import * as styles from './TerminalFilm.css.ts'
import { terminalFilmMessages } from './TerminalFilm.messages.ts'
import { usePlayback } from './usePlayback.ts'

export interface TerminalFilmProps extends PlayerEvents, RootProps {
  /** Title of the film; names the player. */
  title: string
  /**
   * The recording (asciicast 2 or 3) as text; leave out while it loads. Null, or a text that is not
   * a recording, shows 'Video not available'.
   */
  recording?: string | null
  /** Called by 'Try again', if there is no recording. */
  onRetry?: () => void
  /** Another try is under way. @default false */
  isRetrying?: boolean
  /**
   * Captions, and commands as `$ command`, in order; leave out while they load: their space is
   * kept.
   */
  cues?: readonly TranscriptCue[]
  /** Language of the captions, as a BCP 47 tag. @default 'en' */
  language?: string
  /** Where to begin, seconds from the start. @default 0 */
  startAt?: number
  /** Goes to this position, in seconds from the start; a new object goes there again. */
  jump?: { to: number }
  /** Copies a command to the clipboard; a rejection shows that it failed. */
  onCopy: (command: string) => Promise<void>
}

/**
 * Plays the recording of a terminal as text, with captions. It never begins by itself. For a film
 * made of pictures use `VideoFrame`.
 */
export function TerminalFilm({
  recording: text,
  onRetry,
  isRetrying = false,
  ...props
}: TerminalFilmProps) {
  const messages = useMessages(terminalFilmMessages)
  const { notAvailable } = useMessages(videoFrameMessages)
  const recording = useMemo(() => text && readRecording(text), [text])
  if (recording) return <Player key={text} {...props} recording={recording} />
  return (
    <div {...rootPropsOf(props)} className={frame}>
      <div className={place}>
        {text === undefined ? (
          <Spinner label={messages.loading} />
        ) : (
          <>
            <VideoOff size={32} aria-hidden="true" />
            <p>{notAvailable}</p>
            {onRetry && (
              <Button variant="outline" size="small" onPress={onRetry} isPending={isRetrying}>
                {messages.retry}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const none: readonly TranscriptCue[] = []

interface PlayerProps extends Omit<TerminalFilmProps, 'recording' | 'onRetry' | 'isRetrying'> {
  recording: Recording
}

function Player({
  title,
  recording,
  cues: known,
  language = 'en',
  startAt = 0,
  jump,
  onCopy,
  onPosition,
  onPause,
  onEnd,
  ...root
}: PlayerProps) {
  const messages = useMessages(terminalFilmMessages)
  const [isCaptioned, setCaptioned] = useState(true)
  const { seconds, chapters } = recording
  const playback = usePlayback({ seconds, startAt, jump, onPosition, onPause, onEnd })
  const { at, isPlaying, isFresh, isOver, toggle } = playback
  const cues = known ?? none
  const { caption, command } = cuesAt(cues, at)
  const chapter = chapters.findLast((one) => one.at <= at) ?? chapters[0]
  return (
    // Its keys are those of the controls within, as they count in all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...rootPropsOf(root)}
      aria-label={title}
      className={frame}
      onKeyDown={(event) => filmKey(event, playback, () => setCaptioned(!isCaptioned))}
    >
      <div className={styles.head}>
        <span lang={language} dir="auto" className={styles.chapterText}>
          {chapter?.title ?? title}
        </span>
        {command !== undefined && (
          <CopyButton
            value={command}
            onCopy={onCopy}
            label={messages.copyCommand}
            what={<code>{command}</code>}
            variant="plain"
            size="small"
          />
        )}
      </div>
      {/* As on the pictures of other players; the button below does the same for the keyboard. */}
      <div
        role="presentation"
        className={styles.stage}
        onClick={() => {
          if (getSelection()?.isCollapsed !== false) toggle()
        }}
      >
        <FilmScreen recording={recording} seconds={at} label={messages.screen} />
        {!isPlaying && (isFresh || isOver) && (
          <span aria-hidden="true" className={styles.bigSign}>
            {isOver ? <RotateCcw size={32} /> : <Play size={32} />}
          </span>
        )}
      </div>
      {isCaptioned && (!known || known.length > 0) && (
        <p lang={language} dir="auto" className={styles.captionText}>
          {caption}
        </p>
      )}
      <FilmControls
        recording={recording}
        playback={playback}
        hasCaptions={known && known.length > 0}
        isCaptioned={isCaptioned}
        onCaptionedChange={setCaptioned}
      />
    </section>
  )
}
