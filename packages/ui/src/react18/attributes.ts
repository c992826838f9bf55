import { version } from 'react'

const isReact18 = version.startsWith('18.')

/** `inert` for an element: React 18 knows no boolean of that name and passes on the text. */
export function inertAttribute(isInert: boolean): { inert?: boolean } {
  if (!isReact18) return { inert: isInert }
  return isInert ? { inert: '' as unknown as boolean } : {}
}

/** Loads a picture before others: React 18 takes the attribute only by its name in HTML. */
export const loadFirst: { fetchPriority?: 'high' } = isReact18
  ? ({ fetchpriority: 'high' } as object)
  : { fetchPriority: 'high' }
