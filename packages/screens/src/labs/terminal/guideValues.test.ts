import { expect, test } from 'vitest'
import { filledGuide, hasGaps, runnable } from './guideValues.ts'

const values = { labUrl: 'http://x.localhost', accessKey: 'AK', secretKey: 's<e>"c&' }
const guide = `<code>export A='{{accessKey}}' S='{{secretKey}}' U='{{labUrl}}' {{other}}</code>`

test('values are filled into commands, secrets dotted, and run as they are', () => {
  const html = filledGuide(guide, values, (name) => name === 'secretKey')
  expect(html).toBe(
    `<code>export A='AK' S='••••secretKey••••' U='http://x.localhost' paste the other here</code>`,
  )
  expect(runnable(`S='••••secretKey••••'`, values)).toBe(`S='s<e>"c&'`)
})

test('a value that is shown is text, never markup', () => {
  expect(filledGuide('{{secretKey}}', values)).toBe('s&lt;e&gt;&quot;c&amp;')
})

test('without a session the guide says what to put there', () => {
  expect(filledGuide(`'{{labUrl}}' '{{accessKey}}'`)).toBe(
    `'paste the lab URL here' 'paste the accessKey here'`,
  )
})

test('gaps are for the learner', () => {
  expect(hasGaps(`-d 'code=‹the code›'`)).toBe(true)
  expect(hasGaps(`grep -o '<Key>[^<]*'`)).toBe(false)
})
