/** Files as people have them, around the text of a credential. */

const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

export const jsonFile = (json: unknown, name = 'CSN-DEMO000001.json') =>
  new File([JSON.stringify(json)], name)

/** A PNG with only the required chunks and, if a text is given, the chunk with the credential. */
export function pngFile(text: string | null, name = 'CSN-DEMO000001.png'): File {
  const baked = text === null ? bytes() : bytes('openbadgecredential', [0, 0, 0, 0, 0], text)
  const chunk = text === null ? bytes() : bytes(number(baked.length), 'iTXt', [...baked], number(0))
  return new File(
    [
      bytes(
        [0x89],
        'PNG\r\n',
        [0x1a, 0x0a],
        number(0),
        'IHDR',
        number(0),
        [...chunk],
        number(0),
        'IEND',
        number(0),
      ),
    ],
    name,
  )
}

export function svgFile(text: string, name = 'CSN-DEMO000001.svg', before = ''): File {
  const credential = `<b:credential><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></b:credential>`
  return new File(
    [
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="https://purl.imsglobal.org/ob/v3p0">${credential}</svg>`,
    ],
    name,
  )
}

/** The parts of a PDF that a file with an attachment needs. */
export function pdfFile(text: string, name = 'CSN-DEMO000001.pdf'): File {
  const length = new TextEncoder().encode(text).length
  return new File(
    [
      `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${length} >>\nstream\n${text}\nendstream\nendobj\n`,
    ],
    name,
  )
}
