import { expect, test } from 'vitest'
import { cleanName } from './cleanName.ts'

test.each([
  ['My task (2).pdf', 'My task (2).pdf'],
  ['Übung 日本.docx', 'Übung 日本.docx'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\pat\\task.pdf', 'task.pdf'],
  ['a\0b\u001b[2J\r\nc.pdf', 'ab[2Jc.pdf'],
  ['exe.\u202Efdp.pdf', 'exe.fdp.pdf'],
  ['\u200E\u2066x\u2069.pdf', 'x.pdf'],
  ['in\u200Bvisi\u00ADble.pdf', 'invisible.pdf'],
  ['half \uD800.pdf', 'half \uFFFD.pdf'],
  ['  spaced.pdf ', 'spaced.pdf'],
  ['folder/', ''],
])('%j is kept as %j', (name, kept) => expect(cleanName(name)).toBe(kept))

test('a name that is too long keeps its ending, and no half of a character', () => {
  expect(cleanName(`${'x'.repeat(400)}.docx`)).toBe(`${'x'.repeat(250)}.docx`)
  const cut = cleanName(`${'x'.repeat(250)}${'😀'.repeat(20)}.pdf`)
  expect(cut.length).toBeLessThanOrEqual(255)
  expect(cut.isWellFormed()).toBe(true)
  expect(cut.endsWith('.pdf')).toBe(true)
})
