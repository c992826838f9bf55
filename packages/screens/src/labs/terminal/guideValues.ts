/** A value of the session in a guide's text: `{{labUrl}}`. */
const placeholder = /\{\{([a-zA-Z]+)\}\}/g

/** Shown in place of a secret at first; its name makes it unique. */
const dotted = (name: string) => `••••${name}••••`

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escaped[character] ?? character)

/**
 * A guide with the values of a session in its text, or with placeholders for secrets. `isSecret`
 * returns which values are secret.
 */
export const filledGuide = (
  html: string,
  values: Readonly<Record<string, string>> = {},
  isSecret: (name: string) => boolean = () => false,
): string =>
  html.replace(placeholder, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) return `paste the ${name === 'labUrl' ? 'lab URL' : name} here`
    return escape(isSecret(name) ? dotted(name) : value)
  })

/** A text of a guide as it is run: with the secrets in place of their placeholders. */
export const runnable = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/••••([a-zA-Z]+)••••/g, (whole, name: string) => values[name] ?? whole)

/** Whether a command has gaps that the learner has to fill in: `‹key›`. */
export const hasGaps = (text: string): boolean => /‹[^›]+›/.test(text)
