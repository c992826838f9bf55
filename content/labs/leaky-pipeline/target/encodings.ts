const bytes = (text: string) => [...Buffer.from(text)]

/** Six shapes in which a text walks past masking. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text).toString('base64'),
  hexadecimal: (text) => Buffer.from(text).toString('hex'),
  'URL encoding': (text) =>
    bytes(text)
      .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
      .join(''),
  'decimal bytes': (text) => bytes(text).join(' '),
  'reversed text': (text) => [...text].toReversed().join(''),
  'spaced letters': (text) => [...text].join(' '),
}

/** Replaces secrets in a log, as the CI server does: where they stand letter for letter. */
export const mask = (log: string, secrets: readonly string[]): string => secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), log)

/** In which shape a log gives a secret away, if it does. */
export function leakIn(log: string, secret: string): string | undefined {
  if (log.includes(secret)) return 'plain text'
  // base64 looks different by where in a group of three bytes a text begins; whole groups in its
  // middle are the same.
  const groups = [0, 1, 2].map((skipped) => Buffer.from(secret.slice(skipped, skipped + Math.floor((secret.length - skipped) / 3) * 3)).toString('base64'))
  if (groups.some((group) => log.includes(group))) return 'base64'
  return Object.keys(encodings).find((name) => log.includes(encodings[name]?.(secret) ?? secret))
}
