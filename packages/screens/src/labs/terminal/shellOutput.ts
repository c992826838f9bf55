/* oxlint-disable no-control-regex -- control sequences are what this file is about */
import { labShellSize } from '@rampart/contract/rules/labShell'

/**
 * Control sequences that end with these letters draw: they move the cursor, insert, delete and
 * erase, scroll, and set colors. All others are removed: queries that the terminal would reply to
 * as if somebody had typed it (DA, DSR, DECRQM), reports of windows and mouse, and unknown ones.
 */
const drawing = new Set('@ABCDEFGHIJKLMPSTXZ`abdefgmrsu')
/**
 * Modes: of the cursor's keys and its look, wrapping, the second screen, and brackets around pasted
 * text.
 */
const modes = new Set(['?1', '?7', '?12', '?25', '?47', '?1047', '?1048', '?1049', '?2004', '4'])
/**
 * Escapes of one letter: the cursor is saved and restored, lines move, tab stops, keypad modes,
 * reset of the terminal.
 */
const single = new Set('78DEHMc=>')
/** The longest control sequence; a longer one is not legitimate. */
const longest = 128
/**
 * The largest number in a sequence: no shell is larger. The emulator scrolls and repeats as often
 * as the number says, so a few bytes of a target's response could freeze the page for hours.
 */
const most = Math.max(labShellSize.columns, labShellSize.rows)

/** The state of the parser: a sequence may have begun in an earlier piece. */
type State = 'text' | 'escape' | 'control' | 'string' | 'string escape' | 'charset'

const isTextControl = (code: number) => code === 8 || code === 9 || code === 10 || code === 13
/** Marks that change the direction of text. */
const isTurning = (code: number) =>
  (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)

/**
 * Passes on what a shell with full-screen programs needs to draw, piece by piece as it arrives.
 * Titles, links (OSC 8), the clipboard (OSC 52), colors of the palette (OSC 4), device control
 * strings, and everything that makes a terminal reply are removed.
 */
export function createShellOutput() {
  let state: State = 'text'
  let sequence = ''

  function step(character: string): string {
    const code = character.charCodeAt(0)
    switch (state) {
      case 'text':
        return text(character, code)
      case 'escape':
        return escape(character, code)
      case 'charset':
        // Line drawing and back: `(0`, `(B`.
        state = 'text'
        return character === '0' || character === 'B' ? `\u001b${sequence}${character}` : ''
      case 'control':
        return control(character, code)
      case 'string':
        if (code === 7 || code === 0x9c) state = 'text'
        else if (code === 27) state = 'string escape'
        return ''
      case 'string escape':
        // Its end is `ESC \\`; any other escape ends it as well and begins again.
        if (character === '\\') {
          state = 'text'
          return ''
        }
        state = 'escape'
        return escape(character, code)
    }
  }

  function text(character: string, code: number): string {
    if (code === 27) {
      state = 'escape'
      return ''
    }
    if (code === 0x9b) {
      state = 'control'
      sequence = ''
      return ''
    }
    if (code === 0x90 || code === 0x98 || (code >= 0x9d && code <= 0x9f)) {
      state = 'string'
      return ''
    }
    if (code < 32) return isTextControl(code) ? character : ''
    return (code >= 0x7f && code <= 0x9f) || isTurning(code) ? '' : character
  }

  function escape(character: string, code: number): string {
    sequence = ''
    if (character === '[') state = 'control'
    else if (']PX^_'.includes(character)) state = 'string'
    else if ('()*+'.includes(character)) {
      sequence = character
      state = 'charset'
    } else if (code === 27) state = 'escape'
    else {
      state = 'text'
      if (single.has(character)) return `\u001b${character}`
      // It only looked like an escape: its text and controls are handled.
      if (code < 32) return text(character, code)
    }
    return ''
  }

  function control(character: string, code: number): string {
    if (code >= 0x20 && code <= 0x3f) {
      if (sequence.length < longest) sequence += character
      return ''
    }
    state = 'text'
    if (code === 27 || code < 32) return text(character, code)
    if (sequence.length >= longest) return ''
    const kept = isAllowed(sequence, character)
    return kept ? `\u001b[${bounded(sequence, character)}${character}` : ''
  }

  return (output: string): string => {
    let shown = ''
    for (let at = 0; at < output.length; at += 1) shown += step(output.charAt(at))
    return shown
  }
}

function isAllowed(parameters: string, end: string): boolean {
  if (end === 'h' || end === 'l') {
    const [mark = ''] = /^\?/.exec(parameters) ?? []
    return parameters
      .slice(mark.length)
      .split(';')
      .every((mode) => modes.has(mark + mode))
  }
  // The cursor's shape: `CSI 2 SP q`.
  if (end === 'q') return /^\d? $/.test(parameters)
  // Marks before the digits, and letters between them, make it another sequence.
  return drawing.has(end) && /^[\d;:]*$/.test(parameters)
}

/** In modes and colors the numbers are names, not counts. */
const bounded = (parameters: string, end: string): string =>
  'hlm'.includes(end)
    ? parameters
    : parameters.replace(/\d+/g, (number) => (Number(number) > most ? String(most) : number))
