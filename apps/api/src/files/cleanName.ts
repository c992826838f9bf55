import { withoutInvisible } from '@rampart/contract/rules/visibleText'

/** The most characters of a name, as in the contract. */
const maxLength = 255

/**
 * A sender's file name, safe to store and show: the last part of a path, without invisible
 * characters and those that change the direction of text (which make `fdp.exe` look like
 * `exe.pdf`). A name that is too long loses its middle, not its ending.
 */
export function cleanName(name: string): string {
  const visible = withoutInvisible(name.toWellFormed().split(/[/\\]/).at(-1) ?? '').trim()
  if (visible.length <= maxLength) return visible
  const ending = /\.\w{1,10}$/.exec(visible)?.[0] ?? ''
  return visible.slice(0, maxLength - ending.length).toWellFormed() + ending
}
