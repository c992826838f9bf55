import { vars } from '../../../theme/vars.css.ts'

/** Heights of the parts of a film that do not depend on its recording. */
export const height = {
  head: `calc(${vars.touch.base} + 2 * ${vars.space[1]})`,
  /** As many lines of captions as `--film-lines` says. */
  caption: `calc(var(--film-lines) * 1.5 * ${vars.fontSize[16]} + 2 * ${vars.space[2]})`,
  range: '1.75rem',
  buttons: `calc(${vars.touch.base} + ${vars.space[1]})`,
} as const

/**
 * Size of a letter, which is 0.6 em wide in the code face. All columns fit the width, and all rows
 * fit the window together with the controls.
 */
export const letter = (columns: number | string, rows: number | string) =>
  `min((100cqi - 2 * var(--film-edge)) / ${columns} / 0.602, max(0.7rem, (100dvh - 27rem) / ${rows} / 1.45), 1.25rem)`

/** Columns and rows of a usual recording: wider ones cannot be read on a phone. */
const usual = { columns: 52, rows: 15 }

/** Height of a film whose recording has the usual size. */
export const usualHeight = `calc(${height.head} + var(--film-top) + ${usual.rows} * 1.45 * ${letter(usual.columns, usual.rows)} + ${height.caption} + ${height.range} + ${height.buttons})`
