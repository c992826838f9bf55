/**
 * The endings of the pictures that authors put into `content/pictures`, with their content types.
 */
export const pictureTypes = {
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const

export type PictureEnding = keyof typeof pictureTypes

const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(svg|webp|avif|png|jpg)$/

/** The parts of a picture's file name; null if it breaks the rule for names. */
export function parsePictureName(file: string): { name: string; ending: PictureEnding } | null {
  const [, name, ending] = namePattern.exec(file) ?? []
  return name && ending && name.length <= 80 ? { name, ending: ending as PictureEnding } : null
}

/**
 * The address of a picture, for example `/pictures/ada-example.324bcfa2cc65.svg`: another content
 * is another address.
 */
export function picturePath(file: string, version: string): string {
  return `/pictures/${file.replace('.', `.${version}.`)}`
}

/** The file and version that the last part of an address names; null for any other. */
export function parsePicturePath(part: string): { file: string; version: string } | null {
  const [name, version, ending, ...rest] = part.split('.')
  const file = `${name}.${ending}`
  return version && /^[0-9a-f]{12}$/.test(version) && rest.length === 0 && parsePictureName(file)
    ? { file, version }
    : null
}
