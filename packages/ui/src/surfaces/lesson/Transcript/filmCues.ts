interface Cue {
  start: number
  text: string
}

const sign = '$ '

/** The command of a cue, without its sign; undefined if it is a caption. */
export const commandOf = (text: string): string | undefined =>
  text.startsWith(sign) ? text.slice(sign.length) : undefined

/** What is said at a moment, and which command was typed last. */
export function cuesAt(
  cues: readonly Cue[],
  seconds: number,
): { caption: string | undefined; command: string | undefined } {
  const past = cues.filter(({ start }) => start <= seconds)
  const command = past.findLast(({ text }) => commandOf(text) !== undefined)
  return {
    caption: past.findLast(({ text }) => commandOf(text) === undefined)?.text,
    command: command && commandOf(command.text),
  }
}
