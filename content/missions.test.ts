import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { unsetVariables } from '../apps/api/src/content/guideVariables.ts'
import { hintFaults } from '../apps/api/src/content/hintFaults.ts'
import { referenceFaults } from '../apps/api/src/content/referenceFaults.ts'
import { createMission } from './lab-kit/mission.ts'
import { checksOf, labOf } from './lab-kit/testing/checksOf.ts'
import { startTarget } from './lab-kit/testing/startTarget.ts'

const folder = fileURLToPath(new URL('labs/', import.meta.url))
const labs = readdirSync(folder).filter((lab) => existsSync(`${folder}${lab}/target`))

/**
 * The names in the report of `/mission`, without what was seen; of a finding the name that it has
 * in lab.md.
 */
const namesIn = (report: string, names: readonly string[]) =>
  (report.split('\n\n')[0] ?? '').split('\n').map((line, index) => {
    const text = line.slice('done  '.length).replace(/^(?:Handed in|Not handed in yet): /, 'Hand in ')
    const name = names[index] ?? ''
    return text === name || text.startsWith(`${name}: `) ? name : text
  })

test('a report that is asked for while another one runs tells what has changed since', async () => {
  let isShut = false
  let runs = 0
  const { promise: until, resolve: goOn } = Promise.withResolvers<undefined>()
  const { state } = createMission({
    checks: [
      {
        id: 'safe-shut', name: 'The safe is shut',
        run: async () => {
          runs++
          const seen = isShut ? undefined : 'it opens without a key'
          await until
          return seen
        },
      },
    ],
  })
  const early = state()
  isShut = true
  const late = [state(), state(), state()]
  goOn(undefined)
  expect(await early).toEqual([{ id: 'safe-shut', holds: false }])
  for (const each of late) expect(await each).toEqual([{ id: 'safe-shut', holds: true }])
  // Those that wait share one run.
  expect(runs).toBe(2)
  isShut = false
  expect(await state()).toEqual([{ id: 'safe-shut', holds: false }])
})

test.each(labs)('lab.md and the target of %s name the same checks, and guards alone hold at the start', async (lab) => {
  const target = await startTarget(lab)
  onTestFinished(() => target.stop())
  const checks = await checksOf(lab)
  expect(await target.checks()).toEqual(checks.map(({ id, guard }) => ({ id, holds: guard })))
  const names = checks.map(({ name }) => name)
  expect(namesIn(await target.text('/mission'), names)).toEqual(names)
})

test.each(labs)('%s tells nothing of what its checks saw before everything is handed in, where that comes first', async (lab) => {
  const target = await startTarget(lab)
  onTestFinished(() => target.stop())
  const report = await target.text('/mission')
  const isHandedInFirst = report.includes('Not handed in yet') && lab !== 'three-am-page'
  const told = report.split('\n').filter((line) => /^OPEN  (?!Not handed in yet)[^:]*: /.test(line))
  expect(told.length > 0).toBe(!isHandedInFirst)
})

test.each(labs)('each variable in the commands of %s is set by an earlier one', (lab) => {
  expect(unsetVariables(readFileSync(`${folder}${lab}/lab.md`, 'utf8'))).toEqual([])
})

test.each(labs)('the hints of %s use the guide’s variables and name no other check', async (lab) => {
  const checks = await checksOf(lab)
  expect(hintFaults({ checks, guide: readFileSync(`${folder}${lab}/lab.md`, 'utf8') })).toEqual([])
})

test.each(labs)('the author’s way through %s leads past each check and through the guide', async (lab) => {
  const { checks, guide, minutes } = await labOf(lab)
  expect(referenceFaults({ checks, guide, minutes })).toEqual([])
  const without = checks.filter(({ guard, reference, section }) => !guard && !(reference && section))
  expect(without.map(({ id }) => id)).toEqual([])
})
