const statuses = {
  AccessDenied: 403,
  DeleteConflict: 409,
  EntityAlreadyExists: 409,
  InvalidClientTokenId: 403,
  LimitExceeded: 409,
  MalformedPolicyDocument: 400,
  NoSuchEntity: 404,
  ValidationError: 400,
} as const

/** A refusal in the service's own form: JSON with a code, as tools expect it. */
export class ServiceError extends Error {
  readonly code: keyof typeof statuses
  readonly status: number

  constructor(code: keyof typeof statuses, message: string) {
    super(message)
    this.code = code
    this.status = statuses[code]
  }
}
