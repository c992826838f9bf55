import { failureMark, retryMark } from './outcomeReporter.ts'

export interface Counts {
  passed: number
  failed: number
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  success: boolean
  /** A file that cannot be loaded fails without a test. */
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/** Paths of the files in which something failed. */
export const failedFiles = ({ testResults }: VitestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** The result of two runs: the files of the second replace the same files of the first. */
export function together(
  first: VitestReport,
  second: VitestReport | undefined,
): VitestReport | undefined {
  if (!second) return undefined
  const again = new Set(second.testResults.map(({ name }) => name))
  const rest = first.testResults.filter(({ name }) => !again.has(name))
  return { success: second.success, testResults: [...rest, ...second.testResults] }
}

/**
 * Counts the tests. A run without a report, or one that failed without a failed test, counts as one
 * failure.
 */
export function vitestCounts(report: VitestReport | undefined): Counts {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length
  const failed = count('failed')
  return {
    passed: count('passed'),
    failed: failed === 0 && report?.success !== true ? 1 : failed,
  }
}

/** The output of two runs: failures of the first alone are reported as passed only on a retry. */
export function asRetried(first: string, second: string): string {
  const failing = (output: string) =>
    output.split('\n').filter((line) => line.startsWith(failureMark))
  const still = new Set(failing(second).map(testOf))
  const retried = first
    .split('\n')
    .filter((line) => !still.has(testOf(line)))
    .map((line) => (line.startsWith(failureMark) ? line.replace(failureMark, retryMark) : line))
  return [...retried, second].join('\n')
}

/** The part of an outcome's line that names the test: the reason may differ between tries. */
const testOf = (line: string) => line.slice(0, line.indexOf('): ') + 1) || line
