import { expect, test, vi } from 'vitest'
import { createLineEditor } from './lineEditor.ts'

function open({ history = [] as readonly string[], names = [] as readonly string[] } = {}) {
  const onInterrupt = vi.fn()
  const onHistory = vi.fn()
  const write = vi.fn<(text: string) => void>()
  const editor = createLineEditor({
    write,
    columns: () => 40,
    complete: async (line) => {
      const word = line.split(' ').at(-1) ?? ''
      return names.filter((name) => name.startsWith(word))
    },
    isIncomplete: async (text) => text.endsWith('\\'),
    history,
    onHistory,
    onInterrupt,
  })
  return { editor, write, onInterrupt, onHistory }
}

const up = '\u001b[A'
const down = '\u001b[B'
const left = '\u001b[D'

test.each([
  ['a line', 'echo a\r', 'echo a'],
  ['a change in the middle', `echo ac${left}b\r`, 'echo abc'],
  ['backspace and delete', `abcx\u007f${left}\u001b[3~\r`, 'ab'],
  ['the start and the end of the line', 'bc\u0001a\u0005d\r', 'abcd'],
  [
    'a word, and the rest of the line, taken out',
    'a bad\u0017good rest\u001b[1;5D\u000b\r',
    'a good ',
  ],
  ['everything before', 'wrong\u0015right\r', 'right'],
  [
    'what was taken out, put back',
    'mv one two\u0017\u0001\u0017\u0019 \u0005\u0019\r',
    'two mv one two',
  ],
  ['Ctrl-C begins again', 'wrong\u0003right\r', 'right'],
  ['history, and back to the draft', `new${up}${up}${down}${down}!\r`, 'new!'],
  ['the last line of history', `${up}\r`, 'second'],
  ['history and moves by letters, as in Emacs', '\u0010\u0010\u000e!\u0002?\u0006.\r', 'second?!.'],
  ['words taken out by Alt', 'a bad\u001b\u007fgood end\u001bb\u001bd\r', 'a good '],
  [
    'several lines pasted at once',
    '\u001b[200~one\r\ntwo\u001b]0;x\u0007\nthree\u001b[201~\r',
    'one\ntwo]0;x\nthree',
  ],
  ['a line that goes on', 'one\\\rtwo\r', 'one\\\ntwo'],
  ['characters of two units', '\u{1f600}é\r', '\u{1f600}é'],
  ['one of them taken out', 'a\u{1f600}\u007fb\u{1f600}\u001b[D\u0004\r', 'ab'],
  ['moves over one of them', `\u{1f600}${left}a\u001b[Cb\r`, 'a\u{1f600}b'],
  ['keys that mean nothing', '\u001b[15~\u001bOPa\r', 'a'],
])('reads %s', async (_, typed, expected) => {
  const { editor } = open({ history: ['first', 'second'] })
  const reading = editor.read('$ ')
  editor.input(typed)
  expect(await reading).toBe(expected)
})

test('a line is remembered once in a row, and an empty one never', async () => {
  const { editor, onHistory } = open({ history: ['ls'] })
  for (const line of ['ls', '  ', 'id', 'id', 'ls']) {
    const reading = editor.read('$ ')
    editor.input(`${line}\r`)
    await reading
  }
  expect(onHistory.mock.calls).toEqual([[['ls', 'id']], [['ls', 'id', 'ls']]])
})

test.each([
  ['the newest line with the letters', '\u0012curl\r', 'curl two'],
  ['an older one, by Ctrl-R again', '\u0012curl\u0012\r', 'curl one'],
  ['more letters, which narrow it', '\u0012c\u0012e\r', 'curl one'],
  ['fewer letters, from the newest on', '\u0012one\u007f\u007f\u007fls\r', 'ls'],
  ['a line to be changed', '\u0012one\u0005 -v\r', 'curl one -v'],
  ['the cursor where the letters are', `\u0012one${left}s\r`, 'curls one'],
  ['lines around the found one', `\u0012one${down}\r`, 'ls'],
  ['nothing: the found line stays', '\u0012lsx\r', 'ls'],
  ['the draft, if the search is left', 'draft\u0012curl\u0007!\r', 'draft!'],
  ['a new line after Ctrl-C', '\u0012curl\u0003new\r', 'new'],
  ['what is pasted', '\u0012\u001b[200~one\u001b[201~\r', 'curl one'],
])('Ctrl-R finds %s', async (_, typed, expected) => {
  const { editor } = open({ history: ['curl one', 'ls', 'curl two'] })
  const reading = editor.read('$ ')
  editor.input(typed)
  expect(await reading).toBe(expected)
})

test('Ctrl-R shows what it looks for, and whether there is such a line', () => {
  const { editor, write } = open({ history: ['curl one'] })
  void editor.read('$ ')
  editor.input('\u0012cu')
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining("(reverse-i-search)`cu': curl one"),
  )
  editor.input('x')
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining("(failed reverse-i-search)`cux': "),
  )
  editor.put('ls')
  expect(write).toHaveBeenLastCalledWith(expect.stringContaining('$ ls'))
})

test('of a paste that is too long nothing is taken, and nothing runs', async () => {
  const { editor } = open()
  const reading = editor.read('$ ')
  editor.input(`\u001b[200~${'x\r'.repeat(60_000)}\u001b[201~`)
  editor.input('a\r')
  expect(await reading).toBe('a')
})

test('Tab completes as far as it is clear', async () => {
  const { editor } = open({ names: ['policy.json', 'policies/', 'jar'] })
  const reading = editor.read('$ ')
  editor.input('cat po\ty.\t -b j\t\r')
  expect(await reading).toBe('cat policy.json  -b jar ')
})

test('what is typed while something runs waits, and Ctrl-C ends what runs', async () => {
  const { editor, onInterrupt, onHistory } = open()
  const first = editor.read('$ ')
  editor.input('one\rtwo\rthr')
  expect(await first).toBe('one')
  expect(await editor.read('$ ')).toBe('two')
  editor.input('\u0003')
  expect(onInterrupt).toHaveBeenCalledOnce()
  const third = editor.read('$ ')
  editor.input('ee\r')
  expect(await third).toBe('ee')
  expect(onHistory).toHaveBeenLastCalledWith(['one', 'two', 'ee'])
})

test('Ctrl-C right after Enter gives up the line, and what is typed after it is read', async () => {
  const { editor, write, onInterrupt } = open()
  const reading = editor.read('$ ')
  editor.input('endless')
  // Each key arrives alone, and Enter still waits for the check whether the line is complete.
  for (const key of '\r\u0003echo a\r') editor.input(key)
  expect(await reading).toBe('echo a')
  expect(write).toHaveBeenCalledWith('^C\r\n')
  expect(onInterrupt).not.toHaveBeenCalled()
})

test('a command that is sent runs at once, or as the next while another runs', async () => {
  const { editor } = open()
  const reading = editor.read('$ ')
  editor.run('sent')
  expect(await reading).toBe('sent')
  editor.run('again')
  editor.run('and again')
  expect(await editor.read('$ ')).toBe('again')
  expect(await editor.read('$ ')).toBe('and again')
})

test('a command that is sent runs after what was typed ahead', async () => {
  const { editor } = open()
  const first = editor.read('$ ')
  editor.input('one\r')
  expect(await first).toBe('one')
  editor.input('typed\r')
  editor.run('sent')
  expect(await editor.read('$ ')).toBe('typed')
  expect(await editor.read('$ ')).toBe('sent')
})

test('a command with gaps waits in its line, and what is sent after it waits for it', async () => {
  const { editor } = open()
  const first = editor.read('$ ')
  editor.input('one\r')
  expect(await first).toBe('one')
  editor.put('get ‹key›')
  editor.run('sent')
  const second = editor.read('$ ')
  editor.input('\u000bmine\r')
  expect(await second).toBe('get mine')
  expect(await editor.read('$ ')).toBe('sent')
})
