import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'

// Each test starts at least one process.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')

/** Starts `npm test` with the test's own programs instead of those that the parts run. */
function start(words: readonly string[], programs: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  // None of the repository's own programs can be reached.
  const env = { ...process.env, PATH: `${folder}:/usr/bin:/bin`, FOLDER: folder }
  const child = spawn(process.execPath, ['scripts/test.ts', ...words], { cwd: root, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const end = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]).then(([output, errors, code]) => ({ code, output, errors, sum: output.split('\n').at(-2) }))
  return { child, folder, end }
}
const run = (...given: Parameters<typeof start>) => start(...given).end

test.each([
  ['a part', ['units'], 'No such part: units.'],
  ['a folder', ['packages/ui/src/components/Buton'], 'No such file or folder: packages/ui/src/'],
])('%s that is not there is refused', async (_what, words, complaint) => {
  const { code, errors, sum } = await run(words)
  expect([code, sum]).toEqual([2, '0 passed, 1 failed'])
  expect(errors).toContain(complaint)
})

test('a part that fails has not passed as well', async () => {
  expect(await run(['typecheck'], { npm: 'exit 0' })).toMatchObject({
    code: 0,
    sum: '1 passed, 0 failed',
  })
  expect(await run(['typecheck'], { npm: 'exit 3' })).toMatchObject({
    code: 1,
    sum: '0 passed, 1 failed',
  })
  expect(await run(['typecheck'], { npm: 'kill -9 $$' })).toMatchObject({
    code: 1,
    sum: '0 passed, 1 failed',
  })
})

test('a part without tests fails, unless folders are named that may have none of its kind', async () => {
  // Like Vitest if it finds nothing.
  const nothing = `
    for option; do case $option in
      --outputFile.json=*) echo '{"success":true,"testResults":[]}' > "\${option#*=}";;
      --passWithNoTests) code=0;;
    esac; done
    exit \${code:-1}`
  const programs = { vitest: nothing, npm: 'exit 0' }
  expect(await run(['unit'], programs)).toMatchObject({ code: 1, sum: '0 passed, 1 failed' })
  const some = await run(['typecheck', 'unit', 'scripts/bench'], programs)
  expect(some).toMatchObject({ code: 0, sum: '1 passed, 0 failed' })
  const none = await run(['unit', 'scripts/bench'], programs)
  expect(none).toMatchObject({ code: 1, sum: '0 passed, 1 failed' })
})

test.each([
  ['apps/api/src/users', ['lint', 'typecheck', 'api', 'api-postgres']],
  ['./content/labs/jwt-forgery/', ['lint', 'typecheck', 'labs']],
  ['e2e/process', ['lint', 'typecheck', 'build', 'process']],
  ['apps/', ['lint', 'typecheck', 'unit', 'api', 'api-postgres', 'stories']],
])('for %s its own tests run', async (path, parts) => {
  const { output } = await run([path], { npm: 'exit 0' })
  expect([...output.matchAll(/^── (\S+) ──$/gm)].map(([, name]) => name)).toEqual(parts)
})

test('parts without a browser run on a machine that has none', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(import.meta.dirname, 'no-such-browser'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const programs = { npm: 'exit 0', playwright: 'exit 0' }
  expect(await run(['typecheck'], programs)).toMatchObject({ code: 0 })
  const { code, errors, sum } = await run(['typecheck', 'e2e'], programs)
  expect([code, sum]).toEqual([1, '0 passed, 1 failed'])
  expect(errors).toMatch(/^No Chromium found: .*\n$/)
})

test('a stop ends the part that runs and starts no other', async () => {
  const { child, folder, end } = start(['typecheck', 'build'], {
    npm: 'echo $$ > "$FOLDER/pid"; exec sleep 60',
    turbo: 'touch "$FOLDER/built"',
  })
  const pid = await vi.waitFor(
    () => {
      const written = Number(readFileSync(join(folder, 'pid'), 'utf8'))
      expect(written).toBeGreaterThan(0)
      return written
    },
    { timeout: 30_000 },
  )
  child.kill('SIGTERM')
  expect(await end).toMatchObject({ code: 1, sum: '0 passed, 1 failed' })
  expect(existsSync(join(folder, 'built'))).toBe(false)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
