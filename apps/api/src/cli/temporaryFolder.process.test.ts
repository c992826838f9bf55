import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stopSignals } from '../stopSignals.ts'
import { manifestName } from './backupManifest.ts'
import { newFolder } from './commandFixture.ts'
import { useDataFolder } from './processFixture.ts'

/** A module that sends this signal to its process when it has unpacked a backup. */
const sendWhenUnpacked = (signal: NodeJS.Signals) => `
  import promises from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { readFile } = promises
  promises.readFile = (file, ...rest) => {
    if (!String(file).endsWith('/${manifestName}')) return readFile(file, ...rest)
    process.kill(process.pid, '${signal}')
    return new Promise(() => setInterval(() => undefined, 1_000))
  }
  syncBuiltinESMExports()`

test.each(stopSignals)(
  'a check of a backup that %s stops leaves nothing of what it has unpacked',
  async (signal) => {
    const site = await useDataFolder()
    const file = join(await newFolder(), 'rampart.tar.gz')
    expect(await site.cli('backup', file)).toMatchObject({ code: 0 })
    const TMPDIR = await newFolder()
    const hook = `data:text/javascript,${encodeURIComponent(sendWhenUnpacked(signal))}`
    const stopped = await useDataFolder({ TMPDIR, NODE_OPTIONS: `--import=${hook}` })
    const end = await stopped.cli('backup', 'check', file)
    expect(end).toEqual({ code: null, out: '', errors: '' })
    expect(await readdir(TMPDIR)).toEqual([])
  },
)

test('a place for temporary files that is not there is one line', async () => {
  const TMPDIR = join(await newFolder(), 'absent')
  const file = join(await newFolder(), 'rampart.tar.gz')
  const site = await useDataFolder({ TMPDIR })
  expect(await site.cli('backup', file)).toMatchObject({ code: 0 })
  expect(await site.cli('backup', 'check', file)).toEqual({
    code: 1,
    out: '',
    errors: `TMPDIR: no folder can be made in ${TMPDIR} (ENOENT).`,
  })
})
