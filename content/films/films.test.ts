import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCues } from '../../apps/api/src/lessons/webVtt.ts'
import { captionsOf, scriptHash } from './files.ts'
import { runCommands } from './runCommands.ts'
import { readScript } from './script.ts'
import { timelineOf } from './timeline.ts'

const folder = import.meta.dirname
const names = (await readdir(folder))
  .filter((name) => name.endsWith('.film'))
  .map((name) => name.slice(0, -5))
const read = (name: string) => readFile(join(folder, name), 'utf8')

test.each(names)('%s is what its script says, and two to six minutes long', async (name) => {
  const [source, cast, captions] = await Promise.all(
    ['film', 'cast', 'vtt'].map((ending) => read(`${name}.${ending}`)),
  )
  const lines = (cast ?? '').trim().split('\n')
  const head = JSON.parse(lines[0] ?? '')
  // If this fails: node content/films/make-films.ts
  expect(head.script).toBe(scriptHash(source ?? ''))
  const { steps, columns } = readScript(source ?? '')
  expect(columns).toBeLessThanOrEqual(56)
  const [seconds] = JSON.parse(lines.at(-1) ?? '') as [number]
  expect(seconds).toBeGreaterThanOrEqual(120)
  expect(seconds).toBeLessThanOrEqual(360)
  const commands = steps.flatMap((step) => (step.kind === 'run' ? `$ ${step.text}` : []))
  const typed = readCues(captions ?? '').flatMap(({ text }) => (text.startsWith('$ ') ? text : []))
  expect(typed).toEqual(commands)
})

describe('a script', () => {
  const film = (...lines: string[]) => readScript(['title: Two words', '', ...lines].join('\n'))

  test('has captions, commands, written outputs and pauses', () => {
    expect(
      film('# Start', 'Look.', '~ touch a', '$ ls', '$ date', '| today', '|', '% pause 1.5', '% clear', 'End.'),
    ).toEqual({
      title: 'Two words',
      columns: 52,
      rows: 15,
      steps: [
        { kind: 'chapter', text: 'Start' },
        { kind: 'say', text: 'Look.' },
        { kind: 'setup', text: 'touch a' },
        { kind: 'run', text: 'ls', output: null },
        { kind: 'run', text: 'date', output: ['today', ''] },
        { kind: 'pause', seconds: 1.5 },
        { kind: 'clear' },
        { kind: 'say', text: 'End.' },
      ],
    })
  })

  test.each([
    ['a caption that is too long', ['x'.repeat(131)], 'line 3: a caption has at most 130'],
    ['output without a command', ['| today', 'End.'], 'line 3: output needs a command'],
    ['an unknown mark', ['%later', 'End.'], 'line 3: "%later" is no step'],
    ['two spaces in a command', ['$ ls  -l', 'End.'], 'line 3: a command has single spaces'],
    ['an arrow of WebVTT', ['a --> b'], 'line 3: a caption has no -->'],
    ['a command at the end', ['$ ls'], 'the last step has to be a caption'],
    ['a command that reaches out', ['$ sudo ls', 'End.'], '"sudo ls" is not run'],
    ['a line that is too wide', ['$ a', `| ${'x'.repeat(57)}`, 'End.'], 'is wider than 52'],
  ])('with %s is refused', (_what, lines, message) => {
    expect(() => film(...lines)).toThrow(message)
  })

  test('without a title is refused', () => {
    expect(() => readScript('End.')).toThrow('line 1: a title is missing')
  })

  test('is laid out in time: captions are read, commands are typed', async () => {
    const script = film('Look.', '$ echo "a<b" && cd /', '$ pwd', 'The end.')
    const outputs = await runCommands(script)
    expect(outputs).toEqual(['a<b\n', '/\n'])
    const timeline = timelineOf(script, outputs)
    const { cues, chunks, seconds } = timeline
    expect(cues.map(({ text }) => text)).toEqual(['Look.', '$ echo "a<b" && cd /', '$ pwd', 'The end.'])
    expect(cues.map(({ start }) => start)).toEqual(
      cues.map(({ start }) => start).toSorted((a, b) => a - b),
    )
    // A caption stands until the next one, a command until the next of either.
    expect(cues[0]?.end).toBe(cues[3]?.start)
    expect(cues[1]?.end).toBe(cues[2]?.start)
    expect(cues[3]?.end).toBe(seconds)
    expect(chunks.at(-1)).toEqual([seconds, ''])
    expect(captionsOf(timeline)).toContain('\n$ echo "a&lt;b" &amp;&amp; cd /\n')
  })
})
