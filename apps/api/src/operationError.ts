/** Why an operator's command cannot be carried out, in one sentence, or one line for each problem. It is shown without a stack. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}
