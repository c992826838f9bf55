import {
  Captions,
  CaptionsOff,
  ChevronDown,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import { useMessages } from '#language'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { filmTime } from '../Transcript/filmTime.ts'
import type { Recording } from './recording.ts'
import {
  controls,
  placeOfButton,
  places,
  range,
  speedArrow,
  speedChoice,
  timeText,
} from './TerminalFilm.css.ts'
import { terminalFilmMessages } from './TerminalFilm.messages.ts'
import type { Playback } from './usePlayback.ts'

interface FilmControlsProps {
  recording: Recording
  playback: Playback
  /** Undefined while that is not known. */
  hasCaptions: boolean | undefined
  isCaptioned: boolean
  onCaptionedChange: (isOn: boolean) => void
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

/**
 * Below the screen: the position, and the buttons. Time runs from left to right in every language,
 * as in other players.
 */
export function FilmControls({
  recording: { seconds, chapters },
  playback,
  hasCaptions,
  isCaptioned,
  onCaptionedChange,
}: FilmControlsProps) {
  const messages = useMessages(terminalFilmMessages)
  const { at, isPlaying, isOver, speed } = playback
  const starts = chapters.map((chapter) => chapter.at)
  // In the first seconds of a chapter the viewer wants the one before it.
  const previous = starts.findLast((start) => start < at - 3) ?? 0
  const next = starts.find((start) => start > at) ?? seconds
  const [label, Icon] = isPlaying
    ? [messages.pause, Pause]
    : isOver
      ? [messages.replay, RotateCcw]
      : [messages.play, Play]
  return (
    <div dir="ltr" className={controls}>
      <input
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={at}
        aria-label={messages.position}
        aria-valuetext={messages.timeOf(filmTime(at), filmTime(seconds))}
        className={range}
        ref={(element) => element?.style.setProperty('--film-share', String(at / seconds))}
        onChange={({ target }) => playback.seek(target.valueAsNumber)}
      />
      <div className={places}>
        <IconButton label={label} tone="inverse" onPress={playback.toggle}>
          <Icon size={22} aria-hidden="true" />
        </IconButton>
        {chapters.length > 1 && (
          <>
            <IconButton
              label={messages.previousChapter}
              tone="inverse"
              onPress={() => playback.seek(previous)}
            >
              <SkipBack size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={messages.nextChapter}
              tone="inverse"
              onPress={() => playback.seek(next)}
            >
              <SkipForward size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <span className={timeText}>
          {filmTime(at)}
          {' / '}
          {filmTime(seconds)}
        </span>
        <select
          aria-label={messages.speed}
          value={speed}
          className={speedChoice}
          onChange={({ target }) => playback.setSpeed(Number(target.value))}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {`${value}×`}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className={speedArrow} />
        {hasCaptions === undefined && <span className={placeOfButton} />}
        {hasCaptions && (
          <IconButton
            label={isCaptioned ? messages.hideCaptions : messages.showCaptions}
            tone="inverse"
            onPress={() => onCaptionedChange(!isCaptioned)}
          >
            {isCaptioned ? (
              <Captions size={22} aria-hidden="true" />
            ) : (
              <CaptionsOff size={22} aria-hidden="true" />
            )}
          </IconButton>
        )}
      </div>
    </div>
  )
}
