import type { Reporter, TestCase } from '@playwright/test/reporter'
import { failureMark, retryMark } from '../scripts/outcomeReporter.ts'

/**
 * Names journeys that failed or passed only on a retry, as `scripts/outcomeReporter.ts` does for
 * other tests.
 */
class Outcomes implements Reporter {
  readonly #tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.#tests.add(test)
  }

  onEnd(): void {
    const marks = { unexpected: failureMark, flaky: retryMark, expected: null, skipped: null }
    for (const test of this.#tests) {
      const mark = marks[test.outcome()]
      const why =
        test.results
          .find(({ error }) => error)
          ?.error?.message?.trim()
          .split('\n')[0] ?? ''
      if (mark) console.log(`${mark}${test.titlePath().join(' ').trim()}: ${why}`)
    }
  }
}

export default Outcomes
