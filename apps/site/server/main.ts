import { isLoopback, keepFilesPrivate, readConfig, StartError } from '@rampart/api'
import { inCohort } from '@rampart/contract/rules/bootcampCohorts'
import { isCohortOutdated } from '@rampart/contract/rules/bootcampDates'
import { bootcamps } from '../src/content/bootcamps.ts'
import { startSite } from './start.ts'
import { readSiteConfig } from './siteConfig.ts'

/** The one process of site and API: starts, says where it is, and stops in order. */
async function main(): Promise<void> {
  keepFilesPrivate()
  const config = readConfig(process.env)
  const site = await startSite(config, readSiteConfig(process.env, config.brand.bootcampsEmail), {
    isDevelopment: process.argv.includes('--dev'),
  })

  // Before the lines below: who reads them may stop the site at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      site.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  }

  const lines = [`${config.brand.name} is ready on ${site.address}`]
  if (site.info) {
    lines.push(
      `Data: ${site.info.dataDir} (${site.info.databaseKind} database), ${site.info.importedCourses} courses, ${site.info.importedLabs} labs`,
      ...site.info.contentWarnings,
    )
    if (site.info.demoAccounts && isLoopback(config.host)) {
      lines.push(
        'Demo accounts, password of all Rampart-demo-1!',
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
      `Bootcamps still to come whose first day lies behind: ${late.map(({ slug }) => slug).join(', ')}. Their pages tell no dates.`,
    )
  console.log(lines.join('\n'))
}

/** A cause that a person can mend is one line; anything else is a fault of ours and shows its stack. */
function fail(error: unknown): never {
  const isMendable = error instanceof StartError
  console.error(isMendable ? error.message : error)
  process.exit(1)
}

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
main().catch(fail)
