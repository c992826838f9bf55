/* oxlint-disable no-control-regex -- control sequences are what this file is about */
/**
 * Colors and weights that a program may set: those of the theme's palette, and nothing that hides
 * text.
 */
const allowed = new Set(
  [0, 1, 2, 3, 4, 7, 22, 23, 24, 27, 39, 49].concat(
    ...[30, 40, 90, 100].map((first) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => first + at)),
  ),
)

/**
 * Complete control sequences, if they are complete: OSC, DCS, APC, PM and SOS up to their end, or
 * to the end of the text; CSI; other escapes; then controls of either set, and marks that change
 * the direction of text.
 */
const controls =
  /\u001b[\]PX^_][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c|$)|[\u0090\u0098\u009d-\u009f][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c|$)|(?:\u001b\[|\u009b)([0-?]*)([ -/]*)([@-~]?)|\u001b[ -/]*[0-~]?|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/**
 * What a terminal may show of a program's output: text, tabs, new lines, and colors. Titles, links,
 * the clipboard, queries that the terminal would reply to, and moves of the cursor are removed.
 */
export function printable(output: string): string {
  return output
    .replaceAll('\r\n', '\n')
    .replace(controls, (_whole, parameters?: string, between?: string, end?: string) => {
      if (end !== 'm' || between !== '' || parameters === undefined) return ''
      const isAllowed = parameters.split(';').every((part) => allowed.has(Number(part)))
      return isAllowed ? `\u001b[${parameters}m` : ''
    })
    .replaceAll('\n', '\r\n')
}
