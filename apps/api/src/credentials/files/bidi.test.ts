import { expect, test } from 'vitest'
import { visualOrder } from './bidi.ts'

test.each([
  ['Dana (A) 1', 'Dana (A) 1'],
  ['אבג', 'גבא'],
  ['אב גד', 'דג בא'],
  // Numbers and Latin letters keep their order.
  ['אב 123', '123 בא'],
  ['אב Ada Early גד', 'דג Ada Early בא'],
  ['אב ١٢', '١٢ בא'],
  ['Ada אב גד Early', 'Ada דג בא Early'],
  // Brackets run as the text does, around what does not.
  ['Ada (אב) 1', 'Ada (בא) 1'],
  // Marks go with their letter.
  ['אָב', 'ב\u05B8א'],
  ['A 𐎀', 'A 𐎀'],
  ['', ''],
])('%s is seen as %s', (text, seen) => {
  expect(visualOrder(text).join('')).toBe(seen)
})
