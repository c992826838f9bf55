/** A mail as HTML and text. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What somebody else wrote: shown separately, so that it does not look like words of the site. */
export interface Quote {
  readonly quote: string
}

/** The contents of a mail, in order; `composeMail` formats it. */
export interface MailContent {
  readonly subject: string
  /** The first line of the mail, for example 'Reset your password'. */
  readonly heading: string
  readonly paragraphs: readonly (string | Quote)[]
  /** A code to type, shown separately. */
  readonly code?: string
  /** The one action. */
  readonly action?: { readonly label: string; readonly href: string }
  /** Further notes, after the action. Addresses of the site in them are links. */
  readonly notes?: readonly string[]
  /** Further headers, such as those for leaving a list. */
  readonly headers?: Readonly<Record<string, string>>
}
