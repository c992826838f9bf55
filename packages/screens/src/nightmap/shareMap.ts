import { drawMapPicture, drawNightMap } from '@rampart/ui/nightMapDrawing'
import type { OwnMark } from './marksOf.ts'

const proofOf = (mark: OwnMark, origin: string) =>
  new URL(mark.proof?.href ?? mark.href, origin).href

/** The proofs of the lights, a line each, to put beside the picture. */
export const proofLinks = (marks: readonly OwnMark[], origin: string): string =>
  marks
    .filter(({ state }) => state === 'lit')
    .map((mark) => `${mark.title}: ${proofOf(mark, origin)}`)
    .join('\n')

/**
 * The map as one SVG document whose lights link to their proofs. A course that is under way stays
 * private.
 */
export function mapPicture(marks: readonly OwnMark[], label: string, origin: string): string {
  const lit = marks
    .filter(({ state }) => state === 'lit')
    .map((mark) => ({ ...mark, href: proofOf(mark, origin) }))
  return drawMapPicture(drawNightMap(), lit, label)
}

/** Saves the picture as a file. */
export function saveMap(marks: readonly OwnMark[], label: string): void {
  const text = mapPicture(marks, label, location.origin)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'night-map.svg'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
