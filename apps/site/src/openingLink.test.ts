import { expect, test } from 'vitest'
import { openingLinkIn } from './openingLink.ts'

test.each(['', '.', '>', '%3E', '),'])('a mailed link that ends in "%s" is read', (end) => {
  expect(openingLinkIn(`#confirm=aB_-9${end}`)).toEqual({ part: 'confirm', code: 'aB_-9' })
  expect(openingLinkIn(`#out=aB_-9${end}`)).toEqual({ part: 'out', code: 'aB_-9' })
})

test.each(['', '#', '#confirm=', '#confirm=.', '#other=a', '#confirm=a.b', '#confirm=a......'])(
  '"%s" asks for nothing',
  (hash) => {
    expect(openingLinkIn(hash)).toBeNull()
  },
)
