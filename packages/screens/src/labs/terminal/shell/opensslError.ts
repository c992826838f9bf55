/** What `openssl` says of what it cannot do, and what it had printed before. */
export class OpensslError extends Error {
  readonly printed: Uint8Array

  constructor(message: string, printed: Uint8Array = new Uint8Array()) {
    super(message)
    this.printed = printed
  }
}
