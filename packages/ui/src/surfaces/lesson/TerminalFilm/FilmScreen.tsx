import { memo, useMemo } from 'react'
import type { Recording } from './recording.ts'
import { createPlayback } from './playback.ts'
import type { ScreenLine } from './terminalScreen.ts'
import { lineOfScreen, run, screen } from './TerminalFilm.css.ts'

interface FilmScreenProps {
  recording: Recording
  seconds: number
  label: string
}

/** The screen at a moment, as text: sharp at any size, and it can be selected. */
export function FilmScreen({ recording, seconds, label }: FilmScreenProps) {
  const playback = useMemo(() => createPlayback(recording), [recording])
  const { columns, rows } = recording
  return (
    <pre
      dir="ltr"
      translate="no"
      role="region"
      aria-label={label}
      className={screen}
      ref={(element) => {
        element?.style.setProperty('--film-columns', String(columns))
        element?.style.setProperty('--film-rows', String(rows))
      }}
    >
      <Lines lines={playback(seconds)} />
    </pre>
  )
}

const Lines = memo(function Lines({ lines }: { lines: readonly ScreenLine[] }) {
  return lines.map(({ row, runs }) => (
    <span key={row} className={lineOfScreen}>
      {runs.map(({ column, text, color, isBold, isInverse }) => (
        <span
          key={column}
          data-color={color}
          data-bold={isBold ? '' : undefined}
          data-inverse={isInverse ? '' : undefined}
          className={run}
        >
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  ))
})
