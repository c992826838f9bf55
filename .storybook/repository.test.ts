import { expect, test } from 'vitest'
import manifest from '../packages/ui/package.json' with { type: 'json' }
import { issues, sourceOf } from './repository.ts'

// npm refuses a package with provenance whose `repository` is not the one that built it.
test('the published package names the repository that the docs link to', () => {
  const { homepage, bugs, repository } = manifest
  const address = repository.url.replace(/^git\+|\.git$/g, '')
  expect(sourceOf('packages/ui')).toBe(`${address}/blob/main/${repository.directory}`)
  expect(issues).toBe(bugs)
  expect(homepage).toBe(`${address}/tree/main/${repository.directory}#readme`)
})
