import { expect, onTestFinished, test, vi } from 'vitest'
import { reachFrom } from '../labs/runtime/reach.ts'
import type { LabRuntime, TargetHandle } from '../labs/runtime/runtime.ts'

/** A machine with a driver, for one test. */
export interface DriverPlace {
  /** The machine and its boot. */
  readonly host: string
  /** A lab whose target it can start. */
  readonly lab: string
  /** Whether a target has an address that every machine reaches. */
  readonly isReachedFromAll?: boolean
  /** A driver, as each process makes one at its start. */
  readonly open: () => Promise<LabRuntime>
  /** Ends a target by force, from outside. */
  readonly crash: (handle: TargetHandle) => Promise<void>
}

const inTime = { timeout: 15_000, interval: 20 }

/** The tests that each driver of labs has to pass, because the site relies on what they check. */
export function runtimeContract(place: () => Promise<DriverPlace>): void {
  async function begin() {
    const { host, lab, isReachedFromAll = false, open, crash } = await place()
    /** A process with its driver, and the ends of targets that were reported to it. */
    const process = async () => {
      const runtime = await open()
      const ended = vi.fn<(reason: string) => void>()
      const start = (sessionId: string) =>
        runtime.start(
          {
            sessionId,
            lab,
            seed: 'ab'.repeat(32),
            credentials: { ownerKey: 'the-owner-key', password: 'open sesame' },
            gatewaySecret: 'the secret',
          },
          ended,
        )
      onTestFinished(async () => {
        await runtime.reconcile(async () => new Set())
        await runtime.close()
      })
      return { ...runtime, start, ended }
    }
    return { host, isReachedFromAll, crash, process }
  }

  /** Whether a target is there: it refuses callers without the secret or with a wrong one. */
  async function serves(host: string, handle: TargetHandle, secret?: string): Promise<boolean> {
    const reach = reachFrom(host, handle)
    if (!reach) return false
    return fetch(`http://${reach.address}:${reach.port}/`, {
      headers: secret === undefined ? {} : { 'x-lab-gateway': secret },
      signal: AbortSignal.timeout(5_000),
    }).then(
      async ({ status, body }) => {
        await body?.cancel()
        return (status === 403) === (secret === undefined)
      },
      () => false,
    )
  }

  test('a started target serves who has its secret, on its machine', async () => {
    const { host, isReachedFromAll, process } = await begin()
    const { start, status } = await process()
    const handle = await start('one')
    expect(await status(handle)).toBe('running')
    expect(await serves(host, handle)).toBe(true)
    expect(await serves(host, handle, 'the secret')).toBe(true)
    expect(handle.host).toBe(host)
    expect(reachFrom('another machine', handle) !== undefined).toBe(isReachedFromAll)
  })

  test('a session has one target: a second start is refused and harms nothing', async () => {
    const { host, process } = await begin()
    const { start, status, ended } = await process()
    const handle = await start('one')
    await expect(start('one')).rejects.toThrow('has a target already')
    expect(await status(handle)).toBe('running')
    expect(await serves(host, handle)).toBe(true)
    expect(ended).not.toHaveBeenCalled()
  })

  test('a stopped target is gone; stopping it again does nothing, and no end is told', async () => {
    const { host, process } = await begin()
    const { start, stop, status, ended } = await process()
    const [one, two] = [await start('one'), await start('two')]
    await stop(one)
    await stop(one)
    expect(await status(one)).toBe('gone')
    expect(await serves(host, one)).toBe(false)
    expect(await status(two)).toBe('running')
    expect(ended).not.toHaveBeenCalled()
    expect(await status(await start('one'))).toBe('running')
  })

  test('a target that ends by itself is told once', async () => {
    const { crash, process } = await begin()
    const { start, status, ended } = await process()
    const handle = await start('one')
    await crash(handle)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), inTime)
    expect(await status(handle)).toBe('gone')
  })

  test('targets of sessions that are over are ended, all others stay', async () => {
    const { process } = await begin()
    const { start, reconcile, status } = await process()
    const [over, wanted] = [await start('over'), await start('wanted')]
    await reconcile(async () => new Set(['wanted', 'of another machine']))
    expect([await status(over), await status(wanted)]).toEqual(['gone', 'running'])
  })

  test('when its process ends, a target goes on and is adopted, or ends, as its driver says', async () => {
    const { host, crash, process } = await begin()
    const before = await process()
    const [one, two] = [await before.start('one'), await before.start('two')]
    await before.close()
    const after = await process()
    const outcome = before.outlives ? 'running' : 'gone'
    expect([await after.adopt(one, after.ended), await after.adopt(two, after.ended)]).toEqual([
      outcome,
      outcome,
    ])
    expect(await serves(host, one)).toBe(before.outlives)
    expect(after.ended).not.toHaveBeenCalled()
    if (before.outlives) await crash(one)
    await vi.waitFor(
      () => expect(after.ended).toHaveBeenCalledTimes(before.outlives ? 1 : 0),
      inTime,
    )
    expect(before.ended).not.toHaveBeenCalled()
    await after.stop(two)
    expect(await after.status(two)).toBe('gone')
    expect(await after.adopt(two, after.ended)).toBe('gone')
  })

  test('the next process ends what an earlier one left without a session', async () => {
    const { host, process } = await begin()
    const before = await process()
    const handles = [await before.start('over'), await before.start('wanted')]
    await before.close()
    const after = await process()
    await after.reconcile(async () => new Set(['wanted']))
    expect(await Promise.all(handles.map((handle) => serves(host, handle)))).toEqual([
      false,
      before.outlives,
    ])
  })
}
