import { describe, expect, it } from 'vitest'
import type { ArtworkSubject } from './drawArtwork.ts'
import { drawArtwork } from './drawArtwork.ts'
import { artworkSigns, drawPicture } from './picture.ts'
import { motifs } from './motifs.ts'
import { colors } from './palette.ts'

const domains = Object.keys(motifs) as ArtworkSubject['domain'][]
const levels = ['beginner', 'intermediate', 'expert'] as const
const kinds = ['course', 'lab'] as const
const subjects = domains.flatMap((domain) =>
  levels.flatMap((level) =>
    kinds.map((kind): ArtworkSubject => ({ slug: 'zero-trust', domain, level, kind })),
  ),
)
const name = ({ domain, level, kind }: ArtworkSubject) => `${kind}, ${domain}, ${level}`

/** Two hundred pictures that cover all combinations. */
const many = Array.from({ length: 200 }, (_value, index) =>
  drawArtwork({
    ...(subjects[index % subjects.length] as ArtworkSubject),
    slug: `course-${index}`,
  }),
)

describe.each(subjects.map((subject) => [name(subject), subject] as const))(
  '%s',
  (_name, subject) => {
    const svg = drawArtwork(subject)

    it('is the same each time', () => expect(drawArtwork({ ...subject })).toBe(svg))
    it('differs from its neighbor', () =>
      expect(drawArtwork({ ...subject, slug: 'zero-trusu' })).not.toBe(svg))
    it('shows volt once, a faint halo around it aside', () =>
      expect(svg.match(new RegExp(`"${colors.volt}"(?! opacity)`, 'g'))).toHaveLength(1))
    it('is well-formed', () => expect(faults(svg)).toEqual([]))
  },
)

it('draws each sign, apart from all others, and keeps the rest as it is', () => {
  const subject = subjects[0] as ArtworkSubject
  const plain = drawArtwork(subject)
  const drawn = artworkSigns.map((sign) => drawPicture({ ...subject, sign }))
  expect(new Set(drawn).size).toBe(artworkSigns.length)
  for (const svg of drawn) {
    expect(faults(svg)).toEqual([])
    expect(svg.startsWith(plain.slice(0, -'</svg>'.length))).toBe(true)
    expect(svg.length - plain.length).toBeLessThan(700)
    expect(svg.match(new RegExp(`"${colors.volt}"(?! opacity)`, 'g'))).toHaveLength(1)
  }
  expect(drawPicture({ ...subject, sign: null })).toBe(plain)
})

it('keeps its size', () => {
  const sizes = many.map((svg) => svg.length)
  expect(Math.min(...sizes)).toBeGreaterThan(1024)
  expect(Math.max(...sizes)).toBeLessThan(14 * 1024)
})

it('has finite coordinates with at most one decimal', () => {
  for (const svg of many) {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    const shapes = [...svg.matchAll(/ (?:d|cx|cy|r|x|y|width|height)="([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(shapes.length).toBeGreaterThan(5)
    // Only gradients are given in shares of the picture.
    for (const shape of shapes.filter((text) => !text.startsWith('.')))
      expect(shape).not.toMatch(/\d\.\d\d|e-\d/)
  }
})

it('gives its gradients ids that no other picture has', () => {
  const ids = many.flatMap((svg) => [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]))
  expect(new Set(ids).size).toBe(ids.length)
})

it('takes nothing from the slug into its markup', () => {
  const svg = drawArtwork({
    slug: `"><script>alert('&')</script>`,
    domain: 'devops',
    level: 'expert',
    kind: 'lab',
  })
  expect(faults(svg)).toEqual([])
  expect(svg).not.toMatch(/script|alert|&/)
})

/**
 * The faults that make the text invalid XML: a tag not closed in order, an attribute without quotes
 * or named twice, stray text.
 */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z\d:-]+="[^"<>&]*")*)(\/?)>/g,
    (tag, close: string, element: string, attributes: string, isEmpty: string) => {
      const names = [...attributes.matchAll(/ ([a-zA-Z\d:-]+)=/g)].map((match) => match[1])
      if (new Set(names).size < names.length) found.push(`${tag} names an attribute twice`)
      if (close && open.pop() !== element) found.push(`${tag} closes another element`)
      if (!close && !isEmpty) open.push(element)
      return ''
    },
  )
  if (rest) found.push(`stray text ${rest}`)
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')) found.push('no svg at the root')
  return [...found, ...open.map((element) => `${element} stays open`)]
}
