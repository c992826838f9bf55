/* oxlint-disable vitest/no-standalone-expect, no-control-regex -- they wait in steps of the tests; terminals speak in control sequences */
import { fileURLToPath } from 'node:url'
import Docker from 'dockerode'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createContainerRuntime } from '../src/labs/runtime/containerRuntime.ts'
import type { LabRuntime, RunningShell, TargetHandle } from '../src/labs/runtime/runtime.ts'
import { createShells } from '../src/labs/terminal/shells.ts'
import type { View } from '../src/labs/terminal/shells.ts'

// On a real engine, by hand: `npm run test:containers`. It takes the engine of DOCKER_HOST with the
// images LAB_IMAGE and LAB_SHELL_IMAGE, and leaves nothing there.
const { LAB_IMAGE: image = 'node:24-slim', LAB_SHELL_IMAGE: shellImage = 'rampart-shell:1' } =
  process.env
const site = `https://test-${process.pid}.example`
const docker = new Docker()
const hasEngine = await docker
  .getImage(shellImage)
  .inspect()
  .then(() => docker.getImage(image).inspect())
  .then(
    () => true,
    () => false,
  )
if (!hasEngine)
  process.stdout.write(
    `Skipped: no container engine answers that has ${image} and ${shellImage} (DOCKER_HOST, LAB_IMAGE, LAB_SHELL_IMAGE).\n`,
  )

const labsFolder = fileURLToPath(new URL('../../../content/labs', import.meta.url))
const log = { info: () => undefined, warn: () => undefined }

describe.skipIf(!hasEngine)('a shell beside a target, in real containers', () => {
  let runtime: LabRuntime
  const handles: TargetHandle[] = []
  const start = async (sessionId: string) => {
    const handle = await runtime.start(
      {
        sessionId,
        lab: 'truthful-probes',
        seed: 'ab'.repeat(32),
        credentials: { ownerKey: 'the-owner-key' },
        gatewaySecret: `secret of ${sessionId}`,
      },
      () => undefined,
    )
    handles.push(handle)
    return handle
  }
  let printed = ''
  let view: View
  let shells: ReturnType<typeof createShells>
  const started: Promise<RunningShell>[] = []
  const viewer = {
    show: (output: Buffer, isReplay: boolean) => {
      printed = (isReplay ? '' : printed) + output.toString()
    },
    waiting: () => 0,
    closed: () => undefined,
  }
  /** Types a command, and returns what it prints. */
  const type = async (command: string, patience = 15_000) => {
    printed = ''
    view.write(Buffer.from(`${command}; echo "end""ed $?"\r`))
    await vi.waitFor(() => expect(printed).toMatch(/ended \d+\r\n/), {
      timeout: patience,
      interval: 20,
    })
    const lines = printed.slice(printed.indexOf('\n') + 1)
    return lines
      .slice(0, lines.lastIndexOf('ended'))
      .replaceAll('\r', '')
      .replace(/\u001b\[[?\d;]*\w/g, '')
  }

  beforeAll(async () => {
    runtime = await createContainerRuntime({
      docker,
      image,
      shellImage,
      ociRuntime: null,
      labsFolder,
      host: 'here',
      hostAddress: null,
      site,
      log,
    })
    shells = createShells({
      log,
      start: (sessionId, events) => {
        const variables = { LAB_URL: 'http://lab', OWNER_KEY: 'the-owner-key' }
        const opening = runtime.openShell?.({ sessionId, variables, ...events })
        if (!opening) throw new Error('There is no shell.')
        started.push(opening)
        return opening
      },
    })
    await start('one')
    const began = performance.now()
    const joined = await shells.join('one', viewer)
    if (joined === 'too many') throw new Error('too many')
    view = joined
    await vi.waitFor(() => expect(printed).toContain('$ '), { timeout: 20_000, interval: 5 })
    process.stdout.write(`First prompt after ${Math.round(performance.now() - began)} ms.\n`)
  }, 60_000)
  afterAll(async () => {
    await shells.close()
    // Closing the driver leaves them to the next process.
    await runtime.reconcile(async () => new Set())
    await runtime.close()
    const filters = { label: [`rampart.site=${site}`] }
    expect(await docker.listContainers({ all: true, filters })).toEqual([])
    expect((await docker.listVolumes({ filters: JSON.stringify(filters) })).Volumes ?? []).toEqual(
      [],
    )
  }, 60_000)

  test('it has the tools, the values of its session, and nobody’s rights', async () => {
    for (const tool of ['curl', 'jq', 'openssl', 'git', 'python3', 'dig', 'xxd'])
      expect(await type(`command -v ${tool}`)).toContain(`/${tool}`)
    expect(await type('echo "$LAB_URL $OWNER_KEY"; id -u')).toBe(
      'http://lab the-owner-key\n65534\n',
    )
    expect(await type('touch /etc/x')).toContain('Read-only')
    expect(await type('grep CapEff /proc/self/status')).toContain('0000000000000000')
    expect(await type('echo kept > ~/file; cat ~/file')).toBe('kept\n')
  })

  test('it reaches its target, and not what the site alone may ask', async () => {
    expect(await type('curl -s "$LAB_URL/replicas/1/live"')).toBe('ok\n')
    expect(
      await type('curl -s -X PUT "$LAB_URL/config/probes" -H "x-owner-key: $OWNER_KEY" -d "{}"'),
    ).toContain('missing')
    for (const path of [
      '/.rampart/checks',
      '/%2erampart/checks',
      '/x/..%2f.rampart/checks',
      '//.rampart//checks',
    ])
      expect(
        await type(`curl -s --path-as-is -o /dev/null -w '%{http_code}' "$LAB_URL${path}"`),
      ).toBe('404')
  })

  test('it reaches nothing else: no other lab, not this machine, not the world', async () => {
    const other = await start('two')
    expect(other.port).toBeGreaterThan(0)
    expect(await type('cat /proc/net/route | wc -l')).toBe('1\n')
    for (const address of [
      `127.0.0.1:${other.port}`,
      '10.88.0.1:22',
      '10.89.0.1:80',
      '172.17.0.1:80',
      '169.254.169.254:80',
      '1.1.1.1:80',
    ])
      expect(await type(`curl -s -m 2 -o /dev/null "http://${address}/"; echo $?`)).toMatch(
        /^(?:7|28)\n$/,
      )
    expect(await type('ls /run/lab')).toBe('lab.sock\n')
    expect(await type('rm /run/lab/lab.sock')).toContain('Read-only')
    expect(await type('ls /var/run/docker.sock /run/podman')).toContain('No such file')
    expect(
      await type('env | grep -c LAB_TARGET; cat /proc/1/environ | tr "\\0" "\\n" | grep -c secret'),
    ).toBe('0\n0\n')
  }, 60_000)

  test('size, full-screen programs and Ctrl-C', async () => {
    view.resize({ columns: 101, rows: 31 })
    await vi.waitFor(async () => expect(await type('stty size')).toBe('31 101\n'), {
      timeout: 10_000,
    })
    view.write(Buffer.from('sleep 600\r'))
    await vi.waitFor(() => expect(printed).toContain('sleep 600'))
    view.write(Buffer.from('\u0003'))
    await vi.waitFor(() => expect(printed).toMatch(/\^C[^]*\$ /))
    expect(await type('echo "still here"')).toBe('still here\n')
  })

  test('a learner who comes back finds the same shell', async () => {
    await type('here="the same"; cd /tmp')
    view.leave()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const joined = await shells.join('one', viewer)
    if (joined === 'too many') throw new Error('too many')
    view = joined
    expect(await type('echo "$here" "$PWD"')).toBe('the same /tmp\n')
    expect(started).toHaveLength(1)
  })

  test('a flood of output is held back, and Ctrl-C ends it', async () => {
    printed = ''
    let bytes = 0
    const counted = await shells.join('one', {
      show: (output) => {
        bytes += output.length
      },
      waiting: () => 0,
      closed: () => undefined,
    })
    view.write(Buffer.from('yes\r'))
    const before = bytes
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const rate = (bytes - before) / 3
    process.stdout.write(`A flood comes at ${Math.round(rate / 1024)} KiB a second.\n`)
    expect(rate).toBeLessThan(1_048_576)
    view.write(Buffer.from('\u0003'))
    await vi.waitFor(async () => expect(await type('echo over', 10_000)).toMatch(/over\n$/), {
      timeout: 20_000,
    })
    if (counted !== 'too many') counted.leave()
  }, 60_000)

  test('an ended shell is followed by another one, and with the session both containers go', async () => {
    view.write(Buffer.from('exit\r'))
    await vi.waitFor(
      async () => {
        view.leave()
        const joined = await shells.join('one', viewer)
        if (joined !== 'too many') view = joined
        expect(started).toHaveLength(2)
      },
      { timeout: 20_000 },
    )
    await vi.waitFor(() => expect(printed).toContain('$ '), { timeout: 10_000 })
    expect(await type('cat ~/file')).toBe('kept\n')
    const began = performance.now()
    for (const handle of handles) await runtime.stop(handle)
    process.stdout.write(`Two sessions ended in ${Math.round(performance.now() - began)} ms.\n`)
    const filters = { label: [`rampart.site=${site}`] }
    expect(await docker.listContainers({ all: true, filters })).toEqual([])
  }, 60_000)

  test('what shells of sessions that are over left behind goes with the next comparison', async () => {
    await start('three')
    await shells.join('three', viewer)
    await runtime.reconcile(async () => new Set())
    const filters = { label: [`rampart.site=${site}`] }
    expect(await docker.listContainers({ all: true, filters })).toEqual([])
    expect((await docker.listVolumes({ filters: JSON.stringify(filters) })).Volumes ?? []).toEqual(
      [],
    )
  }, 60_000)
})
