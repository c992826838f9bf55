/**
 * Why the process cannot start, in one line that names what to change. It is shown without a stack.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
