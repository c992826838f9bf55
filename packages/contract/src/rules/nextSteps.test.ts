import { expect, it } from 'vitest'
import type { Domain, Level } from '../entities/values.ts'
import { chooseNext } from './nextSteps.ts'

const from = { domain: 'devops', level: 'intermediate' } as const
const item = (domain: Domain, level: Level) => ({ domain, level })

/** The best first. */
const ranked = [
  item('devops', 'intermediate'),
  item('devops', 'expert'),
  item('cybersecurity', 'intermediate'),
  item('cybersecurity', 'expert'),
  item('devops', 'beginner'),
]

it.each(ranked.map((_, index) => index))('takes the best that is left (%i left out)', (index) => {
  expect(chooseNext(from, ranked.slice(index).toReversed())).toBe(ranked[index])
})

it('takes the first of those that fit as well', () => {
  const [first, second] = [item('devsecops', 'intermediate'), item('cybersecurity', 'intermediate')]
  expect(chooseNext(from, [first, second])).toBe(first)
  expect(chooseNext(from, [second, first])).toBe(second)
})

it('goes on within the hardest level, then one that is easier', () => {
  const hardest = { domain: 'devops', level: 'expert' } as const
  expect(chooseNext(hardest, [item('devops', 'beginner'), item('devops', 'intermediate')])).toEqual(
    item('devops', 'intermediate'),
  )
})

it('has nothing where everything is done, and leaves the list as it is', () => {
  expect(chooseNext(from, [])).toBeNull()
  const given = Object.freeze([...ranked].toReversed())
  expect(chooseNext(from, given)).toBe(ranked[0])
})
