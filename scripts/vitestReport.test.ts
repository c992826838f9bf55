import { expect, test } from 'vitest'
import { failureMark, retryMark } from './outcomeReporter.ts'
import type { VitestReport } from './vitestReport.ts'
import { asRetried, failedFiles, together, vitestCounts } from './vitestReport.ts'

/**
 * A report with the states of each file's tests. A file fails if one of its tests fails, or if it
 * has none.
 */
const reportOf = (files: Readonly<Record<string, readonly string[]>>): VitestReport => {
  const testResults = Object.entries(files).map(([name, states]) => ({
    name,
    status: states.length === 0 || states.includes('failed') ? 'failed' : 'passed',
    assertionResults: states.map((status) => ({ status })),
  }))
  return { success: testResults.every(({ status }) => status === 'passed'), testResults }
}

test('files with a failed test, and files that could not be loaded, are tried again', () => {
  const report = reportOf({ 'a.ts': ['passed'], 'b.ts': ['passed', 'failed'], 'c.ts': [] })
  expect(failedFiles(report)).toEqual(['b.ts', 'c.ts'])
})

test('counts tests, and a failure where no test says so', () => {
  expect(vitestCounts(reportOf({ 'a.ts': ['passed', 'skipped'], 'b.ts': ['failed'] }))).toEqual({
    passed: 1,
    failed: 1,
  })
  expect(vitestCounts(reportOf({ 'a.ts': ['passed'], 'b.ts': [] }))).toEqual({
    passed: 1,
    failed: 1,
  })
  expect(vitestCounts(undefined)).toEqual({ passed: 0, failed: 1 })
})

test('the second run decides about the files that it ran', () => {
  const first = reportOf({ 'a.ts': ['passed'], 'b.ts': ['passed', 'failed'], 'c.ts': [] })
  const healed = reportOf({ 'b.ts': ['passed', 'passed'], 'c.ts': ['passed'] })
  expect(vitestCounts(together(first, healed))).toEqual({ passed: 4, failed: 0 })
  const failing = reportOf({ 'b.ts': ['failed', 'passed'], 'c.ts': ['passed'] })
  expect(vitestCounts(together(first, failing))).toEqual({ passed: 3, failed: 1 })
  expect(vitestCounts(together(first, undefined))).toEqual({ passed: 0, failed: 1 })
})

test('names what passed only on the retry, and once what failed twice', () => {
  const first = `said\n${failureMark}one (a.ts): slow\n${failureMark}two (a.ts): wrong`
  const second = `${failureMark}two (a.ts): wrong in another way`
  expect(asRetried(first, second)).toBe(`said\n${retryMark}one (a.ts): slow\n${second}`)
})
