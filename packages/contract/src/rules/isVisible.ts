import { withoutInvisible } from './visibleText.ts'

/**
 * Invisible characters that emoji need: the selector that gives the sign before it its colored
 * shape (a red heart), and the joiner between two (a family).
 */
const inEmoji =
  /(?<=\p{Extended_Pictographic}|[\d#*](?=\uFE0F\u20E3))\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/** A combining mark without a letter before it: programs draw it over other text, or not at all. */
const looseMark = /(?<!\S)\p{M}/u

/**
 * Whether every character of a text can be seen, in the order of the text. In a file of its own,
 * because pages load `visibleText.ts` earlier than this.
 */
export function isVisible(text: string): boolean {
  const plain = text.replace(inEmoji, '')
  return withoutInvisible(plain) === plain && !looseMark.test(plain)
}
