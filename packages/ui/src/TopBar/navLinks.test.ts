import { expect, it } from 'vitest'
import { currentMark } from './navLinks.ts'

it.each([
  ['/bootcamps', '/bootcamps', 'page'],
  ['/bootcamps', '/bootcamps/aws', 'true'],
  ['/bootcamps', '/bootcamps-archive', undefined],
  ['/', '/bootcamps', undefined],
  ['/bootcamps', undefined, undefined],
])('%s on %s is %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark)
})
