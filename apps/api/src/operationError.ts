/**
 * Why an operator's command failed, in one sentence, or one line for each problem. It is shown
 * without a stack.
 */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}
