import { expect, it } from 'vitest'
import type { OwnMark } from './marksOf.ts'
import { mapPicture, proofLinks } from './shareMap.ts'

const mark = (slug: string, values: Partial<OwnMark> = {}): OwnMark => ({
  kind: 'course',
  slug,
  domain: 'devops',
  state: 'lit',
  title: `Title of ${slug}`,
  href: `/course/${slug}`,
  proof: null,
  ...values,
})
const marks = [
  mark('proven', { proof: { type: 'certificate', href: '/cert/view/CSN-1' } }),
  mark('free'),
  mark('solved', { kind: 'lab', href: '/lab/solved' }),
  mark('private', { state: 'running' }),
]

it('lists the proof of each light, else its page', () => {
  expect(proofLinks(marks, 'https://site.test')).toBe(
    [
      'Title of proven: https://site.test/cert/view/CSN-1',
      'Title of free: https://site.test/course/free',
      'Title of solved: https://site.test/lab/solved',
    ].join('\n'),
  )
})

it('draws the lights as links, and keeps what is under way private', () => {
  const svg = mapPicture(marks, 'Your map', 'https://site.test')
  expect([...svg.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'https://site.test/cert/view/CSN-1',
    'https://site.test/course/free',
    'https://site.test/lab/solved',
  ])
  expect(svg).not.toContain('private')
})
