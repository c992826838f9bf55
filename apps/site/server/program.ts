import {
  demoPassword,
  isLoopback,
  keepFilesPrivate,
  noteLastFault,
  onStopSignal,
  readConfig,
  roles,
  runImport,
  runMigrate,
  StartError,
  systemErrorCode,
} from '@rampart/api'
import type { Config } from '@rampart/api'
import { inCohort } from '@rampart/contract/rules/bootcampCohorts'
import { isCohortOutdated } from '@rampart/contract/rules/bootcampDates'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { serveGateway } from './gateway.ts'
import { startSite } from './start.ts'
import { readSiteConfig } from './siteConfig.ts'
import { startWorker } from './worker.ts'

/** What this program does, by its first argument; without one it is all of the site. */
const commands: Readonly<Record<string, (config: Config) => Promise<void>>> = {
  all: (config) => serve(config, 'all'),
  site: (config) => serve(config, 'site'),
  worker: async (config) => {
    const worker = await startWorker(config)
    stopOnSignal(worker.stop)
    console.log(
      [
        `${config.brand.name} works behind its site; it tells its state on ${worker.address}`,
        ...(worker.labPort === null
          ? []
          : [`${config.brand.name} leads to its labs on port ${worker.labPort}`]),
      ].join('\n'),
    )
  },
  gateway: async (config) => {
    const gateway = await serveGateway(config)
    stopOnSignal(gateway.stop)
    console.log(
      `${config.brand.name} leads to its labs on port ${gateway.labPort}; it tells its state on ${gateway.address}`,
    )
  },
  migrate: async (config) => {
    console.log((await runMigrate(config)) ?? 'The tables are up to date.')
  },
  import: async (config) => {
    const { importedCourses, importedLabs, contentWarnings, tablesWarning } =
      await runImport(config)
    console.log(
      [
        `The catalogue has ${importedCourses} courses and ${importedLabs} labs.`,
        ...contentWarnings,
        ...(tablesWarning === null ? [] : [tablesWarning]),
      ].join('\n'),
    )
  },
}

async function main(): Promise<void> {
  keepFilesPrivate()
  const [name = 'all', ...surplus] = process.argv.slice(2).filter((each) => each !== '--dev')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new StartError(
      `There is no command '${name.slice(0, 50)}': it is one of ${[...Object.keys(commands), 'cli'].join(', ')}.`,
    )
  // Anyone who writes 'migrate --dry-run' does not want what 'migrate' does.
  if (surplus.length > 0)
    throw new StartError(
      `The command '${name}' takes no arguments, such as '${surplus.join(' ').slice(0, 50)}': settings come from the environment.`,
    )
  const config = readConfig(process.env)
  // The embedded database serves one process.
  if (
    ['site', 'worker', 'gateway'].includes(name) &&
    config.databaseUrl === null &&
    !process.env['API_URL']
  )
    throw new StartError(`DATABASE_URL must be set for the command '${name}'.`)
  await command(config)
}

/** Starts site and API, says where they are, and stops in order. */
async function serve(config: Config, role: 'all' | 'site'): Promise<void> {
  const site = await startSite(config, readSiteConfig(process.env, config.brand.bootcampsEmail), {
    isDevelopment: process.argv.includes('--dev'),
    role: roles[role],
  })

  // Before the lines below: their reader may stop the site at once.
  stopOnSignal(site.stop)

  const lines = [`${config.brand.name} is ready on ${site.address}`]
  if (site.info) {
    lines.push(
      `Data: ${site.info.dataDir} (${site.info.databaseKind} database), ${site.info.importedCourses} courses, ${site.info.importedLabs} labs`,
      ...site.info.contentWarnings,
    )
    if (site.info.demoAccounts && isLoopback(config.host)) {
      lines.push(
        `Demo accounts, password of all ${demoPassword}`,
        ...site.info.demoAccounts.map(({ email, shows }) => `  ${email.padEnd(24)} ${shows}`),
      )
    }
  }
  const now = Date.now()
  const late = bootcamps
    .map((bootcamp) => inCohort(bootcamp, config.bootcampCohorts, now))
    .filter((bootcamp) => isCohortOutdated(bootcamp, now))
  if (late.length > 0)
    lines.push(
      `Bootcamps still to come whose first day has passed: ${late.map(({ slug }) => slug).join(', ')}. Their pages show no dates.`,
    )
  console.log(lines.join('\n'))
}

const stopOnSignal = (stop: () => Promise<void>) =>
  onStopSignal(() => void stop().then(() => process.exit(0), fail))

/**
 * A cause that a person can fix is one line; anything else is a fault of ours and shows its stack.
 */
function fail(error: unknown): never {
  const isMendable = error instanceof StartError
  if (systemErrorCode(error) === 'EMFILE')
    console.error(
      'This process may open too few files at once: raise its limit, for example with "ulimit -n 4096".',
    )
  else console.error(isMendable ? error.message : error)
  process.exit(1)
}

/** Does what the first argument of this process says. */
export function runProgram(): Promise<void> {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, async (thrown: unknown) => {
      await noteLastFault(thrown, event)
      fail(thrown)
    })
  return main().catch(fail)
}
