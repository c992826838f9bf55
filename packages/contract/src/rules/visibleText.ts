/**
 * Characters that nobody sees, or that change what others see: control characters, line ends of
 * Unicode, marks of the text's direction, and those that programs leave out when they show a text
 * (zero-width spaces, fillers, tags, variation selectors). U+2800 is a blank that counts as a sign.
 *
 * Some scripts need some of them. Joiners behind a letter of these scripts choose its form; a
 * variation selector behind a Chinese character chooses one of its shapes, as in Japanese family
 * names.
 */
const joined =
  '\\p{sc=Arab}\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Syrc}\\p{sc=Taml}\\p{sc=Telu}'

const invisible = new RegExp(
  [
    `(?<![${joined}])[\\u200C\\u200D]`,
    '(?<!\\p{sc=Han})[\\u{E0100}-\\u{E01EF}]',
    '(?![\\u200C\\u200D\\u{E0100}-\\u{E01EF}])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\u2800]',
  ].join('|'),
  'gu',
)

/** The text without invisible characters and those that change its direction. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/**
 * How many characters of a text count toward a least length: no blanks around it, and none that
 * nobody sees. Line ends between others count, as blanks there do. Schemas count emoji as one, too.
 */
export const visibleLength = (text: string): number =>
  [...withoutInvisible(text.replace(/[\n\r\t]/g, ' ')).trim()].length
