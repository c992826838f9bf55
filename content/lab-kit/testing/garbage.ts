import type { RunningTarget } from './startTarget.ts'

const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1},"constructor":1,"toString":{}}',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'code=%ZZ&=&&a=%00',
  'x'.repeat(200_000),
  Uint8Array.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
  '{"sql":"\u0000","url":"http://[::","match":"(a+)+$","version":{},"code":["1"]}',
]

const queries = ['', '?', '?a=%ZZ&last=-1&level=%00', '?last=99999999999999999999&min_ms=NaN&name[]=1&schedule=', `?q=${'a'.repeat(6_000)}`]

/**
 * Sends nonsense to each of a target's paths, by many methods and much of it at the same time.
 * Returns the responses that were faults of the target: statuses of 500 and above, other than the
 * `expected` ones.
 */
export async function throwGarbage(
  target: RunningTarget,
  paths: readonly string[],
  { headers = {}, expected = [] }: { readonly headers?: Readonly<Record<string, string>>; readonly expected?: readonly number[] } = {},
): Promise<string[]> {
  const faults: string[] = []
  const send = async (path: string, init: RequestInit) => {
    const { status } = await target.request(path, init)
    if (status >= 500 && !expected.includes(status)) faults.push(`${init.method} ${path.slice(0, 60)} with ${String(init.body).slice(0, 40)}: ${status}`)
  }
  for (const path of [...paths, '/no/such/page', '/%E0%A4%A', '/../../etc/passwd', '//']) {
    const reads = queries.flatMap((query) => ['GET', 'HEAD', 'OPTIONS'].map((method) => send(path + query, { method, headers })))
    const writes = bodies.flatMap((body) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => send(path, { method, headers, body })))
    await Promise.all([...reads, ...writes])
  }
  const odd = await target.request('/', { headers: { authorization: 'Basic ////', cookie: '=;;=' } })
  if (odd.status >= 500) faults.push(`GET / with odd headers: ${odd.status}`)
  return faults
}
