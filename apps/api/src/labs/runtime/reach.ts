import type { TargetPlace } from './runtime.ts'

/** An address that takes connections. */
export interface Reach {
  readonly address: string
  readonly port: number
}

/**
 * Where a process of `host` reaches a target; undefined if it does not. Another machine must not
 * try the loopback interface or a network of its own: another program, or another learner's target,
 * has that port there and would get the session's secret.
 */
export function reachFrom(host: string, place: TargetPlace): Reach | undefined {
  const { address, ip = '127.0.0.1', port } = place
  if (address !== undefined) return { address, port }
  return place.host === host ? { address: ip, port } : undefined
}
