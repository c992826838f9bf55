import { expect, test } from 'vitest'
import { itemTypes } from '../entities/values.ts'
import { domains, levels } from '../entities/values.ts'
import { artworkPath, parseArtworkPath } from './artwork.ts'

test('contains kind, domain with dashes, level and slug', () => {
  expect(
    artworkPath({
      kind: 'course',
      domain: 'cloud engineering',
      level: 'beginner',
      slug: 'linux-for-cloud',
    }),
  ).toBe('/art/course/cloud-engineering/beginner/linux-for-cloud.svg')
})

test('names the sign, if there is one', () => {
  const artwork = {
    kind: 'lab',
    domain: 'devops',
    level: 'expert',
    slug: 'x',
    sign: 'key',
  } as const
  const path = '/art/lab/devops/expert/x.key.svg'
  expect(artworkPath(artwork)).toBe(path)
  expect(parseArtworkPath(path)).toEqual(artwork)
  expect(artworkPath({ ...artwork, sign: null })).toBe('/art/lab/devops/expert/x.svg')
})

test('every path can be read back', () => {
  for (const kind of itemTypes)
    for (const domain of domains)
      for (const level of levels) {
        const artwork = { kind, domain, level, slug: 'incident-response-101' }
        expect(parseArtworkPath(artworkPath(artwork))).toEqual(artwork)
      }
})

test.each([
  '',
  '/art/course/devops/beginner/git-basics',
  '/art/course/devops/beginner/.svg',
  '/art/course/devops/beginner/../x.svg',
  '/art/course/devops/beginner/a/b.svg',
  '/art/course/devops/beginner/Git.svg',
  '/art/course/devops/beginner/git-basics.castle.svg',
  '/art/course/devops/beginner/git-basics.key.key.svg',
  '/art/course/devops/beginner/git-basics..svg',
  '/art/course/devops/hard/git-basics.svg',
  '/art/course/cloud engineering/beginner/git-basics.svg',
  '/art/course/cooking/beginner/git-basics.svg',
  '/art/bootcamp/devops/beginner/git-basics.svg',
  '/x/art/course/devops/beginner/git-basics.svg',
  '/art/course/devops/beginner/git-basics.svg?x',
])('%j is no artwork', (path) => {
  expect(parseArtworkPath(path)).toBeNull()
})
