import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packFolder, unpackInto } from './archive.ts'
import { newFolder } from './commandFixture.ts'

/** More than tar and the streams after it hold at once, so that tar has not read all of it. */
const bytes = randomBytes(8_000_000)

/** Packs a folder with one large file, and does something once tar has begun to read it. */
async function packWhile(work: (paths: { file: string; other: string }) => Promise<void>) {
  const folder = await newFolder()
  const [source, unpacked] = [join(folder, 'source'), join(folder, 'unpacked')]
  await mkdir(source)
  await mkdir(unpacked)
  const paths = { file: join(source, 'file'), other: join(folder, 'other') }
  await writeFile(paths.file, bytes)
  await link(paths.file, paths.other)
  const archive = join(folder, 'packed.tar.gz')
  const handle = await open(archive, 'wx')
  onTestFinished(() => handle.close())
  let isBegun = false
  const target = {
    writeFile: async (chunk: Uint8Array) => {
      if (!isBegun) await work(paths)
      isBegun = true
      await handle.writeFile(chunk)
    },
    sync: () => handle.sync(),
  } as unknown as FileHandle
  await packFolder(source, ['file'], target, [])
  await unpackInto(unpacked, archive, [])
  return readFile(join(unpacked, 'file'))
}

test('a file whose other link is removed while it is packed is packed whole', async () => {
  const packed = await packWhile(({ other }) => rm(other))
  expect(packed.equals(bytes)).toBe(true)
})

test('a file that gets shorter while it is packed is refused', async () => {
  await expect(packWhile(({ file }) => writeFile(file, 'short'))).rejects.toThrow(
    /^tar failed in \/.*\/source: .*file/,
  )
})
