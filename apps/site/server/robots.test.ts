import { readFileSync } from 'node:fs'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import { expect, it } from 'vitest'

const rules = readFileSync(new URL('../public/robots.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, verdict, path] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
    return path === undefined ? [] : [{ isAllowed: verdict === 'Allow', path }]
  })

/** Some crawlers take the first rule that fits, others the longest one. */
const verdictsOn = (address: string) => {
  const fitting = rules.filter(({ path }) => address.startsWith(path))
  const longest = fitting.toSorted((one, other) => other.path.length - one.path.length)
  return [fitting[0], longest[0]].map((rule) => rule?.isAllowed ?? true)
}

it('lets crawlers read the pictures of credentials and the pages, and no other call', () => {
  for (const type of ['certificate', 'badge'] as const)
    expect(verdictsOn(credentialFilePath(type, 'X-1', 'png'))).toEqual([true, true])
  expect(verdictsOn('/cert/view/CSN-DEMO000001')).toEqual([true, true])
  expect(verdictsOn('/api/explore')).toEqual([false, false])
})
