/**
 * The digits of what was typed or pasted, at most `length`: a mail may show them in groups or
 * between other words, a keyboard in full width.
 */
export const digitsOf = (text: string, length: number) =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
