import { expect, it } from 'vitest'
import { closestTo, currentMark } from './navLinks.ts'

it.each([
  ['/bootcamps', '/bootcamps', 'page'],
  ['/bootcamps', '/bootcamps/aws', 'true'],
  ['/bootcamps', '/bootcamps-archive', undefined],
  ['/', '/bootcamps', undefined],
  ['/bootcamps', undefined, undefined],
])('%s on %s is %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark)
})

it.each([
  ['/my-learning/credentials', '/my-learning/credentials'],
  ['/my-learning/completed', '/my-learning'],
  ['/my-learning', '/my-learning'],
  ['/profile', undefined],
])('%s is marked at %s alone', (path, href) => {
  expect(closestTo(['/my-learning', '/my-learning/credentials'], path)).toBe(href)
})
