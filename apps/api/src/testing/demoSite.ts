import { fileURLToPath } from 'node:url'
import { beforeAll, inject } from 'vitest'
import { importContent } from '../content/import.ts'
import { importDemo } from '../demo/demo.ts'
import type { TestApi } from './testApi.ts'

const content = fileURLToPath(new URL('../../../../content', import.meta.url))

/**
 * Imports the catalogue and the demo records into the application's database before the tests of a
 * file.
 */
export function useDemoRecords(api: TestApi): void {
  beforeAll(async () => {
    if (inject('testDatabase').kind === 'none') return
    await importContent(api.db, content)
    await importDemo(api.db, {
      now: new Date(),
      labAddresses: 'http://{session}.localhost:3100',
    })
  })
}
