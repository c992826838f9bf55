import { Argument, Command } from 'commander'
import { recordAudit } from '../audit/recordAudit.ts'
import { describeKeys, rotateKey } from '../credentials/signing/keys.ts'
import type { ListedKey } from '../credentials/signing/keys.ts'
import { OperationError } from '../operationError.ts'
import { describeStoredSecret, rotateStoredSecret } from '../storedSecrets.ts'
import type { CommandContext, SiteData } from './context.ts'
import { jsonOption, withExample } from './options.ts'
import { asJson, table } from './table.ts'

/** `keys`: the keys that sign credentials, and the secret that signs tokens. */
export function keysCommand({ withSite, print, printNote }: CommandContext): Command {
  const command = new Command('keys').description('list and replace the keys of the site')
  const list = command
    .command('list')
    .description('lists the keys that sign credentials, and where the secret that signs tokens is')
    .addOption(jsonOption())
    .action(({ json }: { json?: boolean }) =>
      withSite(async (site) => {
        const keys = { signing: await describeKeys(site), authSecret: await describeSecret(site) }
        print(json ? asJson(keys) : asTable(keys))
      }),
    )
  withExample(list, 'keys list', 'keys list --json')
  const rotate = command
    .command('rotate')
    .description(
      'creates a new key; earlier signatures stay valid, and tokens stay valid until they end',
    )
    .addArgument(
      new Argument(
        '<key>',
        'signing: what signs credentials; auth-secret: what signs tokens, where the site made it itself',
      ).choices(['signing', 'auth-secret']),
    )
    .action((key: 'signing' | 'auth-secret') =>
      withSite(async (site) => {
        if (key === 'signing')
          return print(`New credentials are signed with ${await rotateKey(site)}.`)
        await rotateSecret(site)
        print('There is a new secret. The site uses it from the next start.')
        printNote('Until then it signs with the previous one. Restart it within a day or two.')
      }),
    )
  withExample(rotate, 'keys rotate signing', 'keys rotate auth-secret')
  return command
}

async function rotateSecret({ db, config }: SiteData): Promise<void> {
  if (config.authSecret !== null)
    throw new OperationError(
      'AUTH_SECRET is set: set another one, with this one in AUTH_SECRET_PREVIOUS, and start again.',
    )
  await db.transaction(async (tx) => {
    await recordAudit(tx, { action: 'auth_secret_rotated', subject: 'key:auth-secret' })
    await rotateStoredSecret(config.dataDir)
  })
}

interface ListedSecret {
  readonly from: 'AUTH_SECRET' | 'DATA_DIR'
  readonly madeAt: Date | null
  /** The earliest moment until which the previous secret is accepted, too. */
  readonly previousUntil: Date | null
  /** Whether a second secret is accepted. */
  readonly hasPrevious: boolean
}

async function describeSecret({ config, secrets }: SiteData): Promise<ListedSecret> {
  const hasPrevious = secrets.length > 1
  return config.authSecret === null
    ? { from: 'DATA_DIR', ...(await describeStoredSecret(config.dataDir)), hasPrevious }
    : { from: 'AUTH_SECRET', madeAt: null, previousUntil: null, hasPrevious }
}

interface Listed {
  readonly signing: readonly ListedKey[]
  readonly authSecret: ListedSecret
}

function asTable({ signing, authSecret }: Listed): string {
  const { from, madeAt, previousUntil, hasPrevious } = authSecret
  const rows = [
    ...signing.map(({ publicKey, status, createdAt, retiredAt }) => [
      'signing',
      status,
      createdAt.toISOString(),
      retiredAt?.toISOString() ?? '-',
      publicKey,
    ]),
    ['auth-secret', 'signs', madeAt?.toISOString() ?? '-', '-', `of ${from}`],
    ...(hasPrevious || previousUntil
      ? [
          [
            'auth-secret',
            'accepted',
            '-',
            previousUntil?.toISOString() ?? '-',
            `the other of ${from}`,
          ],
        ]
      : []),
  ]
  return table(['KEY', 'STATUS', 'SINCE', 'UNTIL', 'NAME'], rows)
}
