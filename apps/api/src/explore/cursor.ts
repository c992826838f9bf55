import { itemTypes } from '@rampart/contract/entities/values'
import type { ItemType } from '@rampart/contract/entities/values'
import * as z from 'zod/mini'
import { textProblem } from '../http/requestText.ts'

/**
 * An item's place in the catalogue's order. A cursor contains it, so that the next page can be read
 * even if its item is gone.
 */
export interface Place {
  /**
   * The first value of the order: position, minutes or age; 0 if the order begins with the title.
   */
  rank: number
  title: string
  type: ItemType
  /** The course's slug or the lab's path. */
  slug: string
}

const placeSchema = z.tuple([
  z.int().check(z.gte(-2_147_483_648), z.lte(2_147_483_647)),
  z.string(),
  z.enum(itemTypes),
  z.string(),
])

/** The cursor of the page after this place. */
export function writeCursor({ rank, title, type, slug }: Place): string {
  return Buffer.from(JSON.stringify([rank, title, type, slug])).toString('base64url')
}

/** The place of a cursor; null for a text that is none. */
export function readCursor(cursor: string): Place | null {
  const { data } = placeSchema.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!data || textProblem(data)) return null
  const [rank, title, type, slug] = data
  return { rank, title, type, slug }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
