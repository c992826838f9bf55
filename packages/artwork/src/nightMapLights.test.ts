import { expect, it } from 'vitest'
import { drawNightMap } from './nightMap.ts'
import { lightMap } from './nightMapLights.ts'
import type { MapMark } from './nightMapLights.ts'
import { drawMapPicture } from './nightMapPicture.ts'
import { colors } from './palette.ts'

const mark = (slug: string, values: Partial<MapMark> = {}): MapMark => ({
  kind: 'course',
  domain: 'devops',
  state: 'lit',
  slug,
  ...values,
})
const isSignal = ({ fill }: { fill?: string }) => fill === colors.volt

it('is at the start for a learner without a course', () => {
  const { lights, start } = lightMap([mark('git-basics')])
  expect(start.some(isSignal)).toBe(true)
  expect(lights.flatMap(({ shapes }) => shapes).some(isSignal)).toBe(false)
})

it('moves the point to the running course', () => {
  const { lights, start } = lightMap([mark('git-basics'), mark('other', { state: 'running' })])
  expect(start).toEqual([])
  expect(lights.map(({ shapes }) => shapes.some(isSignal))).toEqual([false, true])
})

it('draws a summit for a course and a flag for a lab', () => {
  const { lights } = lightMap([mark('one'), mark('one', { kind: 'lab' })])
  const [course, lab] = lights.map(({ shapes }) => JSON.stringify(shapes))
  expect(course).not.toBe(lab)
})

it('leads from each light of the picture to its proof, for any title', () => {
  const svg = drawMapPicture(
    drawNightMap(),
    [
      {
        ...mark('x'),
        title: `</title><script>alert("&")</script>`,
        href: 'https://a.test/?a=1&b="2"',
      },
    ],
    'My <map>',
  )
  expect(svg).toContain('<a href="https://a.test/?a=1&amp;b=&quot;2&quot;">')
  expect(svg).toContain('<title>My &lt;map&gt;</title>')
  expect(svg).not.toContain('<script')
  expect(svg.match(/<svg/g)).toHaveLength(1)
  expect(svg.endsWith('</svg>')).toBe(true)
})
