import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { argumentsInside, inputOf } from './kubernetesObjects.ts'
import type { ServingPod } from './kubernetesSource.ts'
import { portInside } from './runtime.ts'
import type { TargetStart } from './runtime.ts'

/** Milliseconds from the handover until the target serves. */
const timeout = 60_000

/** Signs handovers. */
export interface HandoverKey {
  /** What pods know of it: SPKI as DER in base64. */
  readonly publicKey: string
  readonly sign: (body: string) => string
}

/** Reads an Ed25519 key: PKCS 8 as DER in base64. */
export function readHandoverKey(key: string): HandoverKey {
  const privateKey = createPrivateKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  return {
    publicKey: createPublicKey(privateKey)
      .export({ format: 'der', type: 'spki' })
      .toString('base64'),
    sign: (body) => sign(null, Buffer.from(body), privateKey).toString('base64url'),
  }
}

/**
 * Gives a waiting pod (`waitForLab.ts` of the lab kit) its lab, and waits until the target serves.
 * What is signed names the pod, so that it is worth nothing at another one. Rejects if the pod
 * refuses or ends.
 */
export async function handOver(
  { uid, address }: ServingPod,
  key: HandoverKey,
  start: TargetStart,
): Promise<void> {
  const body = JSON.stringify({ pod: uid, args: argumentsInside(start.lab), input: inputOf(start) })
  const { status } = await fetch(`http://${address}:${portInside}/`, {
    method: 'POST',
    headers: { 'x-lab-signature': key.sign(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (status !== 204) throw new Error(`The pod did not take its lab: it answered ${status}.`)
}
