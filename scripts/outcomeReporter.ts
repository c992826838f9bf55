import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** The beginning of the line of a test that failed. */
export const failureMark = 'Failed: '

/** The beginning of the line of a failure that is in no file. */
export const outsideMark = `${failureMark}outside of a test: `

/** The beginning of the line of a test that passed only on a retry. */
export const retryMark = 'Passed only on a retry: '

/** The first line that says what went wrong; errors of stories begin with a link to Storybook. */
const reasonOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('Click to debug')) ?? ''

/** Prints the names of tests that failed, so that the end of a long run has them. */
class OutcomeReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'failed')
      console.log(
        `${failureMark}${test.fullName} (${test.module.relativeModuleId}): ${reasonOf(errors?.[0]?.message)}`,
      )
  }

  /**
   * A suite or file fails without a test if it cannot be loaded or prepared: its tests are left
   * out.
   */
  onTestSuiteResult(suite: TestSuite): void {
    for (const { message } of suite.errors())
      console.log(
        `${failureMark}${suite.fullName} (${suite.module.relativeModuleId}): ${reasonOf(message)}`,
      )
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors())
      console.log(`${failureMark}${module.relativeModuleId}: ${reasonOf(message)}`)
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled) console.log(`${outsideMark}${reasonOf(message)}`)
  }
}

export default OutcomeReporter
