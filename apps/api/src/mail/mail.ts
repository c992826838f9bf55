/** A mail, in both its forms. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail says, in order; `composeMail` gives it its look. */
export interface MailContent {
  readonly subject: string
  /** The first line of the letter, for example 'Reset your password'. */
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A code to type in, set apart from the words. */
  readonly code?: string
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly href: string }
  /** What else should be known, after the action. */
  readonly notes?: readonly string[]
}
