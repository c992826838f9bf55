/* oxlint-disable no-control-regex -- control sequences are what this file is about */
import { expect, test } from 'vitest'
import { printable } from './printable.ts'

const escape = '\u001b'

test.each([
  ['a title', `${escape}]0;evil\u0007text`],
  ['a title, ended otherwise', `${escape}]2;evil${escape}\\text`],
  ['a link', `${escape}]8;;https://evil.example${escape}\\text${escape}]8;;${escape}\\`],
  ['the clipboard', `${escape}]52;c;ZXZpbA==\u0007text`],
  ['a title in the other set of controls', '\u009d0;evil\u009ctext'],
  ['what never ends', `text${escape}]0;evil`],
  ['a device control string', `${escape}P$q"p${escape}\\text`],
  [
    'questions that would be answered',
    `${escape}[c${escape}[>c${escape}[6n${escape}[5n${escape}Ztext${escape}[?1$p`,
  ],
  [
    'moves of the cursor',
    `${escape}[10A${escape}[2J${escape}[H${escape}[?1049htext${escape}7${escape}8${escape}c`,
  ],
  ['bracketed paste off', `${escape}[?2004ltext`],
  ['mouse reports', `${escape}[?1000h${escape}[?1006htext`],
  ['controls', '\u0000\u0007\u0008te\u000bxt\u007f\u000e'],
  ['text in another direction', '\u202ete\u2066xt'],
  ['colors of its own, and what hides', `${escape}[38;2;1;2;3m${escape}[8mtext${escape}[48;5;1m`],
  ['a carriage return over the line', '\rtext'],
  ['half a sequence', `text${escape}`],
  ['half a sequence with parameters', `text${escape}[12;`],
])('taken out: %s', (_, output) => {
  expect(printable(output)).toBe('text')
})

test('colors of the palette, tabs and lines stay', () => {
  expect(printable(`${escape}[1;31mred${escape}[0m\tx\r\ny\nz`)).toBe(
    `${escape}[1;31mred${escape}[0m\tx\r\ny\r\nz`,
  )
})

test('from any input, colors are the only escapes that are left', () => {
  const pieces = [
    escape,
    '\u009b',
    '\u009d',
    '\u0090',
    ']',
    '[',
    '0',
    ';',
    'm',
    'c',
    '\u0007',
    '\\',
    '\u009c',
    'a',
    '?',
    '\n',
    '$',
  ]
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647)
  for (let round = 0; round < 20_000; round += 1) {
    const output = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
    expect(printable(output).replace(/\u001b\[[0-9;]*m/g, '')).not.toMatch(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/,
    )
  }
})

// With quadratic work it would not finish within the time of a test.
test('a flood is taken out', () => {
  expect(printable(`${escape}]`.repeat(1_000_000))).toBe('')
  expect(printable(`${escape}[${'1;'.repeat(1_000_000)}`)).toBe('')
})
