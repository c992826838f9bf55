import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guarded } from '@rampart/screens/testing/contract/signedOutContract.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['packages/screens/src', 'apps/site/src']
const sources = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
)
/** Names of keys that begin with 'own', such as `sessionsKey`. */
const ownKeys = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+Key) = (?:\(.*\) => )?\['own'/g)].map(([, name]) => name),
  ),
)
const queries = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/queryKey: (.+?),\s*queryFn: [^]*?(\w+\.\w+)\(/g)].map(
    ([, key = '', method = '']) => ({ file, key, method }),
  ),
)

// Whoever signs in next on the device would see what stays.
it('what only a learner may read is forgotten with the session', () => {
  const owned = queries.filter(({ method }) => method in guarded && !method.startsWith('bootcamp.'))
  expect(owned.length).toBeGreaterThan(20)
  const problems = owned
    .filter(
      ({ key }) => !key.startsWith("['own'") && !ownKeys.has(/^(?:\[\.\.\.)?(\w+)/.exec(key)?.[1]),
    )
    .map(({ file, key, method }) => `${file}: begin the key of ${method} with 'own', not ${key}.`)
  expect(problems).toEqual([])
})
