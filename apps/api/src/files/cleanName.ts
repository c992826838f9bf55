/** The most characters of a name, as the contract has it. */
const maxLength = 255

/**
 * A sender's name of a file as it may be kept and shown: the last part of a path, without control characters and marks that turn
 * the direction of text (which make `fdp.exe` look like `exe.pdf`). Too long a name loses its middle, not its ending.
 */
export function cleanName(name: string): string {
  const visible = (name.toWellFormed().split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim()
  if (visible.length <= maxLength) return visible
  const ending = /\.\w{1,10}$/.exec(visible)?.[0] ?? ''
  return visible.slice(0, maxLength - ending.length).toWellFormed() + ending
}
