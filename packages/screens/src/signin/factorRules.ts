import { plainRecoveryCode, recoveryCodeLength } from '@rampart/contract/rules/recoveryCodes'
import type { CodeMethod } from '../adapters/adapters.ts'
import type { FieldMessages } from '../problems/fieldProblems.ts'

/** Number of digits of a code of an authenticator app. */
export const totpLength = 6

/** What is wrong with a code before it is sent; null if it may be right. */
export function factorProblem(
  method: CodeMethod,
  typed: string,
  messages: Pick<FieldMessages, 'otp_required' | 'recovery_code_invalid' | 'totp_invalid'>,
): string | null {
  const code = plainRecoveryCode(typed)
  if (!code) return messages.otp_required
  if (method === 'totp') return code.length === totpLength ? null : messages.totp_invalid
  return code.length === recoveryCodeLength ? null : messages.recovery_code_invalid
}
