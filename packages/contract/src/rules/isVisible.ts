import { withoutInvisible } from './visibleText.ts'

/**
 * What has no look of its own in emoji and yet chooses theirs: the selector of the colored shape
 * behind one (a red heart), and the joiner between two (a family).
 */
const inEmoji =
  /(?<=\p{Extended_Pictographic}|[\d#*](?=\uFE0F\u20E3))\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/** A mark without a letter to be at; programs draw it over what is before, or nowhere. */
const looseMark = /(?<!\S)\p{M}/u

/**
 * Whether everything in a text can be seen, in the order of the text. A file of its own, as pages
 * load the rest before this.
 */
export function isVisible(text: string): boolean {
  const plain = text.replace(inEmoji, '')
  return withoutInvisible(plain) === plain && !looseMark.test(plain)
}
