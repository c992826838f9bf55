import { inputProblems } from '@rampart/contract/errors/fieldErrors'
import { requestErrors } from '@rampart/contract/errors/requestErrors'
import type { FastifyRequest } from 'fastify'
import { addressKey } from './addressKey.ts'
import type { ApiError } from './apiError.ts'

/**
 * Names of security events in the log, with their level. Monitoring counts by them, so a name never
 * changes its meaning.
 */
export const securityEvents = {
  signed_in: 'info',
  signed_out: 'info',
  sign_in_failed: 'warn',
  sign_in_limited: 'warn',
  password_refused: 'warn',
  code_refused: 'warn',
  factor_refused: 'warn',
  passkey_refused: 'warn',
  passkey_count_back: 'warn',
  token_refused: 'warn',
  access_refused: 'warn',
  input_refused: 'warn',
  rate_limited: 'warn',
  upload_refused: 'info',
  password_reset_asked: 'info',
  password_reset: 'info',
  password_changed: 'info',
  account_created: 'info',
  account_deleted: 'info',
  account_exported: 'info',
  factor_added: 'info',
  factor_removed: 'warn',
  recovery_codes_made: 'info',
  passkey_added: 'info',
  passkey_removed: 'warn',
  device_new: 'info',
  session_ended: 'info',
} as const

export type SecurityEvent = keyof typeof securityEvents

/** What else a line says. Never an address of a person, a password, a code or a token. */
interface Facts {
  readonly userId?: string
  readonly participantId?: string
  /** The mail address that was typed; the line has its keyed hash. */
  readonly email?: string
  /** The error's code. */
  readonly code?: string
}

/** Writes a security event as one line of the log. */
export function logSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  { email, ...facts }: Facts = {},
): void {
  const { log, server, ip, routeOptions, method } = request
  const hash = (text: string) =>
    server.hasDecorator('keyedHash') ? server.keyedHash(text) : undefined
  log[securityEvents[event]](
    {
      event,
      ...facts,
      ...(email !== undefined && { account: hash(email.trim().toLowerCase()) }),
      // The same hash as in the audit trail; with refusals the address itself too, to block it by.
      client: hash(addressKey(ip)),
      ...(securityEvents[event] === 'warn' && { remoteAddress: ip }),
      method,
      route: routeOptions.url ?? 'unknown',
    },
    event.replaceAll('_', ' '),
  )
}

/** Logs an error that a visitor caused, if it may be an attempt to do what they may not. */
export function logRefusal(error: ApiError, request: FastifyRequest): void {
  const event = eventOf(error, request)
  if (event === null) return
  const { actor, body } = request
  const email = typeof body === 'object' && body && 'email' in body ? body.email : undefined
  logSecurityEvent(request, event, {
    code: error.code,
    ...(actor?.kind === 'learner' && actor.id !== null && { userId: actor.id }),
    ...(actor?.kind === 'participant' && actor.id !== null && { participantId: actor.id }),
    ...(typeof email === 'string' && { email }),
  })
}

const byCode: Readonly<Record<string, SecurityEvent>> = {
  invalid_credentials: 'sign_in_failed',
  wrong_password: 'password_refused',
  code_invalid: 'code_refused',
  factor_code_invalid: 'factor_refused',
  passkey_refused: 'passkey_refused',
}

function eventOf(error: ApiError, request: FastifyRequest): SecurityEvent | null {
  const { code, statusCode } = error
  const known = byCode[code]
  if (known) return known
  if (statusCode === 429) return isSignIn(request) ? 'sign_in_limited' : 'rate_limited'
  // Without a token nothing is refused: somebody has not signed in.
  if (statusCode === 401) return request.headers.authorization ? 'token_refused' : null
  if (statusCode === 403) return 'access_refused'
  // Other people's records are not found.
  if (statusCode === 404) return request.actor?.id ? 'access_refused' : null
  // A connection that broke in the middle of an upload says nothing about what was sent. One that
  // the server cut has no error.
  return isMadeByProgram(error) && !request.raw.errored ? 'input_refused' : null
}

const isSignIn = ({ routeOptions }: FastifyRequest): boolean =>
  [
    'login',
    'loginWithTotp',
    'loginWithRecoveryCode',
    'loginWithPasskey',
    'loginWithPasskeyStep',
  ].includes(routeOptions.config.call?.name ?? '')

/**
 * What no page of the site sends: fields that do not exist, broken JSON, texts that cannot be
 * typed.
 */
const isMadeByProgram = ({ code, fields }: ApiError): boolean =>
  (code in requestErrors && !['invalid_request', 'not_ready'].includes(code)) ||
  fields.some((field) => field.code in inputProblems || field.code === 'unstorable_text')
