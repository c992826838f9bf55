import type { Recording } from './recording.ts'
import type { ScreenLine } from './terminalScreen.ts'
import { createScreen } from './terminalScreen.ts'

/** What a recording shows at a moment; the same lines as before if nothing has changed. */
export type Playback = (seconds: number) => readonly ScreenLine[]

/** Continues from where it was; for an earlier moment it begins again. */
export function createPlayback({ columns, rows, chunks }: Recording): Playback {
  let screen = createScreen(columns, rows)
  let written = 0
  let lines = screen.lines()
  return (seconds) => {
    const until = chunks.findLastIndex(({ at }) => at <= seconds) + 1
    if (until === written) return lines
    if (until < written) {
      screen = createScreen(columns, rows)
      written = 0
    }
    for (const { text } of chunks.slice(written, until)) screen.write(text)
    written = until
    lines = screen.lines()
    return lines
  }
}
