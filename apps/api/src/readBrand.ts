import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brandSchema } from '@rampart/contract/entities/brand'
import type { Brand } from '@rampart/contract/entities/brand'
import { contentFolder } from './contentFolder.ts'
import { StartError } from './startError.ts'

const ownBrand = join(contentFolder, 'brand.json')

/**
 * The brand of a file, with the absolute path of its picture. Throws `StartError` that names the
 * file and what is wrong.
 */
export function readBrand(file = ownBrand): Brand {
  const path = resolve(file)
  const result = brandSchema.safeParse(parse(path))
  if (result.success) {
    const { socialImage, ...brand } = result.data
    return { ...brand, ...(socialImage && { socialImage: resolve(dirname(path), socialImage) }) }
  }
  const [issue] = result.error.issues
  throw new StartError(`BRAND_FILE ${path}: ${issue?.path.join('.')} ${issue?.message}.`)
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new StartError(`BRAND_FILE ${path} ${reason}.`)
  }
}
