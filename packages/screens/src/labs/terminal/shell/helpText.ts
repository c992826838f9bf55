import { inLines } from '../lineText.ts'

/** The commands of the shell, by their use. */
const commands: readonly (readonly [use: string, names: string])[] = [
  ['Your lab', 'curl dig'],
  ['Read', 'cat less head tail grep find file stat diff wc'],
  ['Change', 'jq sed awk cut sort uniq tr tee rev tac paste xargs'],
  ['Files', 'ls cd pwd mkdir touch cp mv rm ln chmod tree du gzip gunzip'],
  ['Bytes', 'base64 xxd od strings openssl sha256sum md5sum'],
  ['Shell', 'echo printf env export time timeout sleep seq date history clear'],
]

/** All commands that {@link helpText} names. */
export const namedCommands = commands.flatMap(([, names]) => names.split(' '))

/** Most columns of a line, and those of a command's use. */
const [widest, useWidth] = [74, 12]

/**
 * The output of `help` on a terminal of this many columns: the library's own lists its builtins,
 * and does not mention a lab.
 */
export function helpText(columns: number): string {
  const width = Math.min(columns, widest)
  const paragraph = (text: string) => inLines(text, width)
  const commandLines = commands.map(([use, names]) => {
    const lines = inLines(names, width - useWidth).replaceAll(/^(?=.)/gm, ' '.repeat(useWidth))
    return `  ${use}${lines.slice(use.length + 2)}`
  })
  return [
    paragraph(
      'This is a bash in your browser. It reaches your lab, at $LAB_URL, and nothing else.',
    ),
    commandLines.join(''),
    paragraph(
      'Variables, functions, loops, pipes and here-documents work as in bash. Many commands take --help. Tab completes, the arrow up brings the last line back, Ctrl-R searches the history, Ctrl-C ends what runs, Ctrl-Shift-C copies what is selected, and Ctrl-V pastes.',
    ),
    paragraph('Files below ~ stay on this device, for your next session of this lab, too.'),
  ]
    .join('\n')
    .replaceAll('\r', '')
}
