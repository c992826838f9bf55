/**
 * Whether a mail server refused a mail's recipient for good, such as one that does not exist: an
 * error of Nodemailer with the server's reply. In a file of its own, because processes without
 * mails also count refusals.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/**
 * Whether another try would be refused, too. Not if the reply's enhanced code (RFC 3463) is about
 * the mail server (5.3), the way to it (5.4) or its policy (5.7), such as a relay that is not
 * allowed: an operator fixes that for all mails at once.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { response } = error as { response?: unknown }
  return isRecipientRefused(error) && !/^5\d\d[ -]5\.[347]\./.test(String(response))
}
