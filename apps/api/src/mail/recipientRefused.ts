/**
 * Whether a mail server refused a mail's recipient for good, such as one that does not exist: an
 * error of Nodemailer with the server's reply. A file of its own, as processes without mails count
 * them, too.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}
