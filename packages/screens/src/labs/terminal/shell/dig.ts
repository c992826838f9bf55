import { defineCommand } from 'just-bash/browser'
import type { Ask } from './curl.ts'
import { fromBase64 } from './bytes.ts'

/** Path at which a target lists the names of its lab. */
const namesPath = '/.well-known/lab-names'
const types = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SRV', 'CAA'] as const
type Type = (typeof types)[number]

/** A lab's names, each with its records by type. */
type Names = Readonly<Record<string, Readonly<Partial<Record<Type, readonly string[]>>>>>

interface Way {
  readonly ask: Ask
  /** Origin of the session. */
  readonly origin: string
}

const text = (stdout: string, stderr = '', exitCode = 0) => ({ stdout, stderr, exitCode })
/** Text from a target as one line without control characters. */
const line = (value: unknown) =>
  String(value)
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    .slice(0, 400)
const isType = (name: string): name is Type => (types as readonly string[]).includes(name)

/**
 * `dig` for the session's own host and for the names that its target lists; it queries no other
 * server.
 */
export const createDig = ({ ask, origin }: Way) =>
  defineCommand('dig', async (args, { signal }) => {
    let isShort = false
    let type: Type | 'ANY' = 'A'
    let host: string | undefined
    for (let at = 0; at < args.length; at += 1) {
      const given = args[at] ?? ''
      const named = (given === '-t' || given === '-q' ? args[(at += 1)] : given) ?? ''
      const upper = named.toUpperCase()
      if (given === '+short') isShort = true
      else if (given.startsWith('+')) continue
      else if (given.startsWith('@') || (given.startsWith('-') && named === given))
        return text(
          '',
          `dig: this terminal asks no server of its own; "${line(given)}" is not known here\n`,
          1,
        )
      else if (given !== '-q' && (isType(upper) || upper === 'ANY')) type = upper
      else if (upper !== 'IN') host = named.toLowerCase().replace(/\.$/, '')
    }
    if (host === undefined) return text('', 'dig: give a name\n', 1)
    const names = await listNames(ask, origin, signal)
    const records = names[host]
    if (!records)
      return text(
        '',
        `dig: ${line(host)} is not a name of this lab, and this terminal reaches its lab alone. It knows: ${Object.keys(names).join(', ')}\n`,
        9,
      )
    const kinds = type === 'ANY' ? types : ([type] as const)
    const found = kinds.flatMap((kind) =>
      (records[kind] ?? []).map((value) => [kind, line(value)] as const),
    )
    // As in a resolver, another name may replace the requested one.
    const alias =
      found.length === 0
        ? (records.CNAME ?? []).map((value) => ['CNAME', line(value)] as const)
        : []
    const answers = [...found, ...alias].map(([kind, value]) => [
      kind,
      kind === 'TXT' ? `"${value.replace(/["\\]/g, String.raw`\$&`)}"` : value,
    ])
    if (isShort) return text(answers.map(([, value]) => `${value}\n`).join(''))
    const head = `\n; <<>> DiG <<>> ${args.map(line).join(' ')}\n;; Got answer:\n;; ->>HEADER<<- opcode: QUERY, status: NOERROR\n\n;; QUESTION SECTION:\n;${host}.\t\tIN\t${type}\n\n`
    const section = answers.map(([kind, value]) => `${host}.\t60\tIN\t${kind}\t${value}\n`).join('')
    return text(`${head}${section === '' ? '' : `;; ANSWER SECTION:\n${section}\n`}`)
  })

/** The names that the target lists, and the session's host, which is this machine of the lab. */
async function listNames(ask: Ask, origin: string, signal?: AbortSignal): Promise<Names> {
  const own = { [new URL(origin).hostname]: { A: ['127.0.0.1'] } }
  try {
    const response = await ask({ method: 'GET', path: namesPath, headers: [], body: '' }, signal)
    if (response.status !== 200) return own
    const told: unknown = JSON.parse(new TextDecoder().decode(fromBase64(response.body)))
    const names = Object.entries(told as object).flatMap(([name, records]: [string, unknown]) => {
      if (!/^[a-z0-9_](?:[a-z0-9_.-]{0,252})$/.test(name) || typeof records !== 'object') return []
      const known = Object.entries(records ?? {}).filter(
        ([type, values]) => isType(type) && Array.isArray(values),
      )
      return [
        [
          name,
          Object.fromEntries(
            known.map(([type, values]) => [type, (values as unknown[]).slice(0, 20)]),
          ),
        ] as const,
      ]
    })
    return { ...Object.fromEntries(names.slice(0, 100)), ...own } as Names
  } catch {
    return own
  }
}
