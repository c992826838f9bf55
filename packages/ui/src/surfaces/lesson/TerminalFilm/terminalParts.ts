/* oxlint-disable no-control-regex -- control sequences are what this file is about */
/** What a terminal was sent, a part at a time. */
export type TerminalPart = { length: number } & (
  | { kind: 'letter' | 'control'; text: string }
  | { kind: 'command'; name: string; values: readonly number[] }
  /** Not used here: a title, a link, the clipboard, a mode. */
  | { kind: 'other' }
)

/** `ESC [`, numbers, a letter. */
const command = /^\u001B\[([\d;]{0,64})([@-~])/
/** The same with marks that only ever switch modes. */
const mode = /^\u001B\[[\u0020-\u003F]{0,64}[@-~]/
/** Texts for the terminal itself, up to their end: title (OSC), device (DCS), and so on. */
const string = /^\u001B[\]PX^_][^\u0007\u001B\u009C]*(?:\u0007|\u009C|\u001B\\)/
const short = /^\u001B[\u0020-\u002F]{0,4}[0-OQ-WYZ\\`-~]/

/** The first part of a text that is not empty; undefined if its end has not come yet. */
export function nextPart(text: string): TerminalPart | undefined {
  if (text[0] !== '\u001B') return letterPart(text)
  const found = command.exec(text)
  if (found) {
    const values = (found[1] ?? '').split(';').map((value) => Math.min(Number(value), 9999))
    return { kind: 'command', name: found[2] ?? '', values, length: found[0].length }
  }
  const other = mode.exec(text) ?? string.exec(text) ?? short.exec(text)
  if (other) return { kind: 'other', length: other[0].length }
  // A string that another sequence cuts short has no end: without its first letter the rest is
  // text.
  return /^\u001B(?:[\u0020-\u002F]{0,4}|\[[\u0020-\u003F]{0,64}|[\]PX^_][^\u0007\u001B\u009C]*\u001B?)$/.test(
    text,
  )
    ? undefined
    : { kind: 'other', length: 1 }
}

function letterPart(text: string): TerminalPart {
  const letter = String.fromCodePoint(text.codePointAt(0) ?? 0)
  // Controls, and marks that turn the direction of text or hide in it.
  const isControl =
    /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/.test(letter)
  return { kind: isControl ? 'control' : 'letter', text: letter, length: letter.length }
}
