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

/** The output of `help`: the library's own lists its builtins, and does not mention a lab. */
export const helpText = `\
This is a bash in your browser. It reaches your lab, at $LAB_URL, and
nothing else.

${commands.map(([use, names]) => `  ${use.padEnd(10)}${names.split(' ').join(' ')}\n`).join('')}
Variables, functions, loops, pipes and here-documents work as in bash.
Many commands take --help. Tab completes, the arrow up brings the last
line back, Ctrl-R searches the history, Ctrl-C ends what runs,
Ctrl-Shift-C copies what is selected, and Ctrl-V pastes.
Files below ~ stay on this device, for your next session of this lab, too.
`
