import type { ErrorCode, ErrorDetails } from '@rampart/contract/errors/errorTable'

/** An error that has details. */
export type DetailedCode = {
  [C in ErrorCode]: ErrorDetails<C> extends undefined ? never : C
}[ErrorCode]

const problems = <const P extends string>(...names: P[]) => names.map((problem) => ({ problem }))

/** Details of each error that has any: one sample for each form of its sentence. */
export const errorSamples: { readonly [C in DetailedCode]: readonly ErrorDetails<C>[] } = {
  busy: [1, 30].map((retryAfter) => ({ retryAfter })),
  hint_not_next: [0, 1].map((opened) => ({ opened })),
  invalid_answers: problems('unanswered', 'question', 'twice', 'option', 'repeated', 'several'),
  invalid_form: problems('unreadable', 'cut_off'),
  lab_ended: [{ status: 'failed' }, { status: 'expired' }],
  lab_too_long: [0, 1, 2, 60].map((left) => ({ left })),
  task_closed: [{ status: 'under_review' }, { status: 'approved' }],
  task_incomplete: problems('weeklyTask', 'resume', 'feedback'),
  too_few_credits: (['start', 'extend'] as const).flatMap((action) =>
    [1, 2, 8].map((cost) => ({ action, cost, balance: 0 })),
  ),
  too_many_requests: [1, 30, 60, 600].map((retryAfter) => ({ retryAfter })),
  unsupported_media_type: [{ expected: 'json' }, { expected: 'form' }],
}

/** Details of any error, if it has some. */
export const samplesOf = (code: ErrorCode): readonly (object | undefined)[] =>
  (errorSamples as Partial<Record<ErrorCode, readonly object[]>>)[code] ?? [undefined]
