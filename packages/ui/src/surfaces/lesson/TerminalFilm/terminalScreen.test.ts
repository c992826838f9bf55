import { expect, it } from 'vitest'
import { createScreen } from './terminalScreen.ts'

function shown(...texts: string[]) {
  const screen = createScreen(10, 3)
  for (const text of texts) screen.write(text)
  return screen.lines().map(({ runs }) => runs.map(({ text }) => text).join(''))
}

const escape = '\u001B'

it.each([
  ['letters', ['ab'], ['ab', '', '']],
  ['lines', ['a\r\nb'], ['a', 'b', '']],
  ['a line feed alone keeps the column', ['a\nb'], ['a', ' b', '']],
  ['what is written over', ['abc\rx'], ['xbc', '', '']],
  ['a long line goes on below', ['0123456789ab'], ['0123456789', 'ab', '']],
  ['the first lines go', ['a\r\nb\r\nc\r\nd'], ['b', 'c', 'd']],
  ['a tab', ['a\tb'], ['a       b', '', '']],
  ['back', ['ab\bc'], ['ac', '', '']],
  ['clear', ['ab\r\ncd\u001B[2J\u001B[Hx'], ['x', '', '']],
  ['clear the rest', ['abcd\r\nxy\u001B[1;3H\u001B[J'], ['ab', '', '']],
  ['clear the rest of a line', ['abcd\u001B[2G\u001B[K'], ['a', '', '']],
  ['clear up to here', ['abcd\u001B[2G\u001B[1K'], ['  cd', '', '']],
  ['the cursor stays inside', ['\u001B[99;99Hx\u001B[99A\u001B[99Dy'], ['y', '', '         x']],
  ['other letters', ['été 界'], ['été 界', '', '']],
])('shows %s', (_what, texts, lines) => {
  expect(shown(...texts)).toEqual(lines)
})

it.each([
  ['a title', `${escape}]0;owned\u0007`],
  ['a title with the long end', `${escape}]2;owned${escape}\\`],
  ['the clipboard', `${escape}]52;c;b3duZWQ=\u0007`],
  ['a link', `${escape}]8;;javascript:alert(1)${escape}\\`],
  ['a device text', `${escape}P+q544e${escape}\\`],
  ['a mode', `${escape}[?1049h${escape}[?2004h${escape}[>c`],
  ['a request', `${escape}[6n${escape}[c${escape}c`],
  ['another character set', `${escape}(0`],
  ['a bell', '\u0007\u0000\u0085'],
  ['marks that turn text', '\u202E\u2066\u200B\uFEFF'],
])('drops %s', (_what, text) => {
  expect(shown(`a${text}b`)).toEqual(['ab', '', ''])
  // In as many pieces as it has letters.
  expect(shown('a', ...text, 'b')).toEqual(['ab', '', ''])
})

it('drops what never ends, and goes on', () => {
  expect(shown(`${escape}]0;`, 'x'.repeat(5000), 'ab')).toEqual(['ab', '', ''])
})

it('keeps how letters look', () => {
  const screen = createScreen(40, 1)
  screen.write('a\u001B[1;31mb\u001B[22mc\u001B[mde\u001B[38;2;1;2;3mf\u001B[7mg\u001B[92mh')
  expect(screen.lines()[0]?.runs).toEqual([
    { column: 0, text: 'a' },
    { column: 1, text: 'b', isBold: true, color: 1 },
    { column: 2, text: 'c', isBold: false, color: 1 },
    { column: 3, text: 'def' },
    { column: 6, text: 'g', isInverse: true },
    { column: 7, text: 'h', isInverse: true, color: 2 },
  ])
})
