/**
 * The digits of what was typed or pasted, at most `length`: a mail may show them in groups or
 * between other words, a keyboard in full width, in Arabic or in Persian.
 */
export const digitsOf = (text: string, length: number) =>
  text
    .normalize('NFKC')
    // The last four bits of their code points are the digit.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, length)
