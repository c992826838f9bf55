/** A text with `[address]` in place of each address of mail. */
export const withoutMailAddresses = (text: string): string =>
  text.replace(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '[address]')
