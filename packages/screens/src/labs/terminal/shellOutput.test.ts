/* oxlint-disable no-control-regex -- control sequences are what this file is about */
import { expect, test } from 'vitest'
import { createShellOutput } from './shellOutput.ts'

const escape = '\u001b'

const hostile: [string, string][] = [
  ['a title', `te${escape}]0;evil\u0007xt`],
  ['a title, ended otherwise', `te${escape}]2;evil${escape}\\xt`],
  ['a link', `${escape}]8;;https://evil.example${escape}\\text${escape}]8;;${escape}\\`],
  ['the clipboard', `te${escape}]52;c;ZXZpbA==\u0007xt`],
  ['colors of the palette', `te${escape}]4;1;?\u0007xt`],
  ['a working folder', `te${escape}]7;file://evil/\u0007xt`],
  ['a title in the other set of controls', 'te\u009d0;evil\u009cxt'],
  ['what never ends', `text${escape}]0;evil`],
  ['device control strings', `te${escape}P$q"p${escape}\\x${escape}P+q544e${escape}\\t`],
  ['application program commands', `te${escape}_Gevil${escape}\\xt`],
  ['who are you (DA)', `te${escape}[c${escape}[0c${escape}[>c${escape}[=cxt`],
  ['where is the cursor (DSR)', `te${escape}[6n${escape}[5n${escape}[?6nxt`],
  ['who are you (DECID)', `te${escape}Zxt`],
  ['which modes (DECRQM)', `te${escape}[?1$p${escape}[4$pxt`],
  ['windows', `te${escape}[18t${escape}[21t${escape}[8;1;1txt`],
  ['mouse and focus', `te${escape}[?1000h${escape}[?1006h${escape}[?1003;1h${escape}[?1004hxt`],
  ['keys that the terminal makes', `te${escape}[>4;2mxt`],
  ['the answer to ENQ', 'te\u0005xt'],
  ['bells and shifts', 'te\u0007\u000e\u000fxt'],
  ['text in another direction', 'te\u202ext\u2069'],
  ['a sequence without end', `text${escape}[${'1;'.repeat(500)}H`],
  ['a title after an escape in a title', `te${escape}]0;a${escape}]0;b\u0007xt`],
]

test.each(hostile)('taken out: %s', (_, output) => {
  expect(createShellOutput()(output)).toBe('text')
})

test.each(hostile)('taken out as well where it comes character by character: %s', (_, output) => {
  const filter = createShellOutput()
  expect([...output].map((character) => filter(character)).join('')).toBe('text')
})

test.each([
  ['moves of the cursor', `${escape}[10A${escape}[2;5H${escape}[K${escape}[2J${escape}[3;10r`],
  ['the second screen', `${escape}[?1049h${escape}[?25l${escape}[?1h${escape}=${escape}[?1049l`],
  ['colors of any kind', `${escape}[38;2;1;2;3m${escape}[48;5;7m${escape}[4:3m${escape}[m`],
  ['line drawing', `${escape}(0lqk${escape}(B`],
  [
    'lines and characters',
    `${escape}[L${escape}[2M${escape}[4P${escape}[@${escape}[4h${escape}[4l`,
  ],
  ['kept cursors', `${escape}7${escape}8${escape}[s${escape}[u${escape}M`],
  ['brackets around what is pasted', `${escape}[?2004h`],
  ['a cursor of another shape', `${escape}[2 q`],
  ['ordinary text', 'a\tb\r\nc\b é 漢字 🙂'],
])('let through: %s', (_, output) => {
  expect(createShellOutput()(output)).toBe(output)
  const filter = createShellOutput()
  expect([...output].map((character) => filter(character)).join('')).toBe(output)
})

test('nothing that asks the terminal is left, from any input', () => {
  const pieces = [
    escape,
    '\u009b',
    '\u009d',
    '\u0090',
    '\u0005',
    ']',
    '[',
    '?',
    '>',
    '$',
    '6',
    ';',
    'n',
    'c',
    'p',
    't',
    'Z',
    'm',
    '\\',
    '\u0007',
    'a',
    '1004',
    'h',
    '8',
    '(',
  ]
  let seed = 11
  const next = () => (seed = (seed * 16_807) % 2_147_483_647)
  for (let round = 0; round < 20_000; round += 1) {
    const filter = createShellOutput()
    const shown = Array.from({ length: 14 }, () =>
      filter(pieces[next() % pieces.length] ?? ''),
    ).join('')
    expect(shown).not.toMatch(
      /\u001b[\]PX^_Z]|\u001b\[[^@-~]*[ncpt]|[\u0005\u0007\u0080-\u009f]|\u001b\[\?[^hl]*1004/,
    )
  }
})

// The emulator would repeat it as often as the number says: the page would freeze for hours.
test.each([...'bSTLMIZ@PXAG'])('what ends with %s repeats no more than a shell is large', (end) => {
  const filter = createShellOutput()
  expect(filter(`x${escape}[2147483647${end}`)).toBe(`x${escape}[500${end}`)
  expect(filter(`${escape}[1;99999999999999999999${end}`)).toBe(`${escape}[1;500${end}`)
  expect(filter(`${escape}[24${end}${escape}[?1049h${escape}[38;2;001;2;3m`)).toBe(
    `${escape}[24${end}${escape}[?1049h${escape}[38;2;001;2;3m`,
  )
})

// With quadratic work it would not finish within the time of a test.
test('a flood of beginnings is taken out, and what follows is shown', () => {
  const filter = createShellOutput()
  filter(`${escape}]`.repeat(1_000_000))
  filter(`${escape}[${'1;'.repeat(1_000_000)}`)
  const text = 'x'.repeat(1_000_000)
  expect(filter(text).endsWith(text.slice(1))).toBe(true)
})
