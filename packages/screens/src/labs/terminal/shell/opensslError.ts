/** An error of `openssl` with its words, and its output before the error. */
export class OpensslError extends Error {
  readonly printed: Uint8Array

  constructor(message: string, printed: Uint8Array = new Uint8Array()) {
    super(message)
    this.printed = printed
  }
}
