import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './cli/commandFixture.ts'
import { createFileStore } from './files/createFileStore.ts'
import { startTidying } from './startTidying.ts'
import { useTestApi } from './testing/testApi.ts'

const api = useTestApi()

test('a stop during the first removals tells of no failure, as the database ends with it', async () => {
  const dataDir = await newFolder()
  const files = await createFileStore({ dataDir, s3: null })
  vi.spyOn(api.db, 'delete').mockImplementation(() => {
    throw new Error('Cannot use a pool after calling end on the pool')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const warn = vi.spyOn(api.app.log, 'warn')
  const begin = () =>
    startTidying({
      db: api.db,
      files,
      dataDir,
      now: () => new Date(),
      retention: { devices: 0, requests: 1, openings: 1 },
      logger: api.app.log,
    })
  begin()()
  onTestFinished(begin())
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'rows without effect were not removed'),
  )
  expect(warn.mock.calls.map(([, text]) => text)).toEqual([
    ...new Set(warn.mock.calls.map(([, text]) => text)),
  ])
})
