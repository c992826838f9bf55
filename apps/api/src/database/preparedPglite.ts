import { randomUUID } from 'node:crypto'
import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

/** A statement that stays parsed in the database. */
interface Statement {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** A description of the rows, for the parser of results. */
  readonly description: Parameters<typeof parse.parseResults>[0]
}

/** Most statements that stay parsed; the site has fewer. */
const maxStatements = 500

/** Errors of a statement that the database no longer has, or whose tables have changed. */
const outdated = new Set(['26000', '0A000'])

/**
 * Runs queries with parameters as prepared statements, each in one message. PGlite's own `query`
 * has the statement parsed and planned at each call, in six messages: five times the processor time
 * for a look-up by key.
 */
export function preparedPglite(client: PGlite): Pick<PGlite, 'query' | 'transaction'> {
  const { serialize } = protocol
  const unused: string[] = []
  const statements = new LRUCache<string, Statement>({
    max: maxStatements,
    dispose: ({ name }) => void unused.push(name),
  })

  const send = async (messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function prepare(text: string): Promise<Statement> {
    const name = randomUUID()
    const closing = unused.splice(0).map((old) => serialize.close({ type: 'S', name: old }))
    const described = await send([
      ...closing,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const statement: Statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      description: described.filter((message) => message.name === 'rowDescription'),
    }
    statements.set(text, statement)
    return statement
  }

  /** The text of a value, as PGlite's `query` writes it. */
  function toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = client.serializers[type ?? 0]
    return serializer ? serializer(value) : String(value)
  }

  async function run<T>(
    text: string,
    parameters: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results<T>> {
    const { name, parameterTypes, description } = statements.get(text) ?? (await prepare(text))
    const values = parameters.map((value, index) => toText(value, parameterTypes[index]))
    const messages = await send([
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    ])
    if (!client.isInTransaction()) await client.syncToFs()
    // As options they would be copied at each call, with the database's 300: that takes longer than
    // the call itself.
    const parsers = Object.assign(Object.create(client.parsers), options?.parsers)
    const [results] = parse.parseResults([...description, ...messages], parsers, {
      ...options,
      parsers: undefined,
    })
    return results as Results<T>
  }

  async function query<T>(text: string, parameters: unknown[] = [], options?: QueryOptions) {
    if (parameters.length === 0) return client.query<T>(text, parameters, options)
    await client._checkReady()
    try {
      return await client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(() => run<T>(text, parameters, options)),
      )
    } catch (error) {
      if (!outdated.has((error as { code?: string }).code ?? '')) throw error
      // Nothing was done: the statement failed before it ran.
      statements.delete(text)
      return client.query<T>(text, parameters, options)
    }
  }
  return { query, transaction: (work) => client.transaction(work) }
}
