import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brandSchema } from '@rampart/contract/entities/brand'
import type { Brand } from '@rampart/contract/entities/brand'
import type { z } from 'zod'
import { contentFolder } from './contentFolder.ts'
import { StartError } from './startError.ts'

const ownBrand = join(contentFolder, 'brand.json')

/**
 * The brand of a file, with the absolute path of its picture. Throws `StartError` that names the
 * file and what is wrong.
 */
export function readBrand(file = ownBrand): Brand {
  const path = resolve(file)
  const result = brandSchema.safeParse(parse(path), { error: sentence })
  if (result.success) {
    const { socialImage, ...brand } = result.data
    return { ...brand, ...(socialImage && { socialImage: resolve(dirname(path), socialImage) }) }
  }
  const [issue] = result.error.issues
  const entry = issue?.path.length ? `${issue.path.join('.')} ` : ''
  throw new StartError(`BRAND_FILE ${path}: ${entry}${issue?.message}.`)
}

/** What is wrong with an entry whose rule has no sentence of its own. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `has an unknown entry ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'must be an address such as learn@example.org'
  if (issue.code === 'too_small') return 'must not be empty'
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} characters`
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : `must be of the type ${issue.expected}`
  return undefined
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new StartError(`BRAND_FILE ${path} ${reason}.`)
  }
}
