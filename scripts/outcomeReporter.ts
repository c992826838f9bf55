import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What begins the line of a test that failed. */
export const failureMark = 'Failed: '

/** What begins the line of a test that passed only on a retry. */
export const retryMark = 'Passed only on a retry: '

/**
 * Names tests that failed, so that the end of a long run says which, and tests that passed only on a retry: a fault of the test
 * or of the product, not of the machine.
 */
class OutcomeReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const why = errors?.[0]?.message.trim().split('\n')[0] ?? ''
    const line = `${test.fullName} (${test.module.relativeModuleId}): ${why}`
    if (state === 'failed') console.log(`${failureMark}${line}`)
    else if (test.diagnostic()?.flaky) console.log(`${retryMark}${line}`)
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) console.log(`${failureMark}${module.relativeModuleId}`)
  }
}

export default OutcomeReporter
