import { createHash } from 'node:crypto'
import { isUtf8 } from 'node:buffer'
import { parsePictureName, picturePath } from '@rampart/contract/rules/pictures'
import type { PictureEnding } from '@rampart/contract/rules/pictures'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'

/** Large enough for a portrait, small enough for a page. */
const MAX_PICTURE_BYTES = 81_920

const NAME_RULE =
  'must be called by lower-case letters, digits and single hyphens, at most 80, with the ending .svg, .webp, .avif, .png or .jpg'

/**
 * The address of each picture in `pictures/`, by the name of its file; null for a picture that
 * breaks a rule. The folder is optional.
 */
export type Pictures = ReadonlyMap<string, string | null>

export async function readPictures(files: ContentFiles, problems: Problems): Promise<Pictures> {
  const folder = `${files.top}/pictures`
  const pictures = new Map<string, string | null>()
  if (!(await files.has(folder))) return pictures
  const listing = await files.list(folder)
  for (const name of listing?.folders ?? [])
    problems.add(`${folder}/${name}`, undefined, 'does not belong here: expected pictures only')
  for (const name of listing?.files ?? []) {
    const address = await readPicture(files, folder, name, problems)
    pictures.set(name, address ?? null)
  }
  return pictures
}

async function readPicture(
  files: ContentFiles,
  folder: string,
  file: string,
  problems: Problems,
): Promise<string | undefined> {
  const path = `${folder}/${file}`
  const name = parsePictureName(file)
  if (!name) return void problems.add(path, undefined, NAME_RULE)
  const content = await files.bytes(path, MAX_PICTURE_BYTES)
  if (!content) return undefined
  const fault = name.ending === 'svg' ? faultOfSvg(content) : faultOfPixels(name.ending, content)
  if (fault) return void problems.add(path, fault.line, fault.message)
  return picturePath(file, createHash('sha256').update(content).digest('hex').slice(0, 12))
}

interface Fault {
  line?: number
  message: string
}

/**
 * What a drawing does not need, and what could run or load something if somebody opens it by
 * itself.
 */
const active =
  /<(?:script|foreignObject|iframe|!DOCTYPE|!ENTITY)\b|\son[a-z]+\s*=|\bhref\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|javascript:/i

function faultOfSvg(content: Buffer): Fault | undefined {
  const text = isUtf8(content) ? content.toString('utf8') : ''
  if (!/^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<svg\s/s.test(text))
    return { message: 'is not an SVG drawing' }
  const found = active.exec(text)
  return found
    ? {
        line: text.slice(0, found.index).split('\n').length,
        message: `must not hold scripts, documents or addresses (got ${JSON.stringify(found[0].trim())})`,
      }
    : undefined
}

/** How files of these types begin: bytes in Latin-1; `?` stands for any byte. */
const beginnings = {
  png: ['\u0089PNG\r\n\u001a\n'],
  jpg: ['\u00ff\u00d8\u00ff'],
  webp: ['RIFF????WEBP'],
  avif: ['????ftypavif', '????ftypavis', '????ftypmif1'],
} as const satisfies Record<Exclude<PictureEnding, 'svg'>, readonly string[]>

function faultOfPixels(ending: keyof typeof beginnings, content: Buffer): Fault | undefined {
  const begins = (beginning: string) =>
    [...beginning].every((byte, at) => byte === '?' || content[at] === byte.charCodeAt(0))
  return beginnings[ending].some(begins)
    ? undefined
    : { message: `is not a picture of the type that .${ending} says` }
}

/** The address of a picture that `file` names at `line`; null, with a problem, if there is none. */
export function pictureNamed(
  pictures: Pictures,
  picture: string | undefined,
  place: { file: string; line: number | undefined; key: string },
  problems: Problems,
): string | null {
  if (picture === undefined) return null
  const address = pictures.get(picture)
  if (address === undefined)
    problems.add(place.file, place.line, `${place.key} ${picture} is not in pictures/`)
  return address ?? null
}
