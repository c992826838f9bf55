import { expect, it } from 'vitest'
import { readRecording } from './recording.ts'
import { createPlayback } from './playback.ts'

const file = (...lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n')
const head = { version: 2, width: 20, height: 3 }

it('reads output, chapters and length', () => {
  expect(
    readRecording(file(head, [0, 'o', '$ '], [1, 'm', ' One '], [2, 'i', 'x'], [3.5, 'o', 'ls'])),
  ).toEqual({
    columns: 20,
    rows: 3,
    seconds: 3.5,
    chunks: [
      { at: 0, text: '$ ' },
      { at: 3.5, text: 'ls' },
    ],
    chapters: [{ at: 1, title: 'One' }],
  })
})

it('reads version 3, whose times are those since the event before', () => {
  const text = file({ version: 3, term: { cols: 20, rows: 3 } }, [1, 'o', 'a'], [0.5, 'o', 'b'])
  expect(readRecording(text)).toMatchObject({
    seconds: 1.5,
    chunks: [
      { at: 1, text: 'a' },
      { at: 1.5, text: 'b' },
    ],
  })
})

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html>'],
  ['another version', file({ ...head, version: 1 }, [1, 'o', 'a'])],
  ['no size', file({ version: 2 }, [1, 'o', 'a'])],
  ['null', file(null, [1, 'o', 'a'])],
  ['a broken term', file({ version: 3, term: null }, [1, 'o', 'a'])],
  ['a screen too wide', file({ ...head, width: 201 }, [1, 'o', 'a'])],
  ['a screen without lines', file({ ...head, height: 0 }, [1, 'o', 'a'])],
  ['half a letter', file({ ...head, width: 1.5 }, [1, 'o', 'a'])],
  ['a head alone', file(head)],
  ['no time', file(head, [0, 'o', 'a'])],
  ['too long a file', file(head, [1, 'o', 'a'.repeat(2_000_000)])],
  ['too many events', file(head, ...Array.from({ length: 50_001 }, () => [1, 'o', 'a']))],
])('%s is no recording', (_what, text) => {
  expect(readRecording(text)).toBeNull()
})

it('leaves out what it cannot read, and time never runs back', () => {
  const text = `${file(head, [2, 'o', 'a'], [1, 'o', 'b'])}
["x","o","c"]
[-1,"o","c"]
[1e999,"o","c"]
[3]
{}
nonsense
${file([3, 'o', 7], [4, 'o', 'd'], [9e9, 'o', ''])}`
  expect(readRecording(text)).toMatchObject({
    seconds: 86_400,
    chunks: [
      { at: 2, text: 'a' },
      { at: 2, text: 'b' },
      { at: 86_400, text: 'c' },
      { at: 86_400, text: 'd' },
      { at: 86_400, text: '' },
    ],
  })
})

it('shows each moment, forward and back', () => {
  const recording = readRecording(file(head, [0, 'o', '$ '], [1, 'o', 'ls'], [2, 'o', '\r\nok']))
  const playback = recording && createPlayback(recording)
  const at = (seconds: number) =>
    playback?.(seconds).flatMap(({ runs }) => runs.map(({ text }) => text))
  expect(at(0)).toEqual(['$'])
  expect(at(2)).toEqual(['$ ls', 'ok'])
  expect(at(1.9)).toEqual(['$ ls'])
  expect(playback?.(1.5)).toBe(playback?.(1.2))
})
