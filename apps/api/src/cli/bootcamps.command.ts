import { cohortStatus } from '@rampart/contract/rules/bootcampCohorts'
import { bootcampSlugs } from '@rampart/contract/rules/bootcamps'
import { Command } from 'commander'
import { countNotices } from '../openings/openings.store.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { asJson, table } from './table.ts'

/**
 * `bootcamps`: shows the next cohorts and how many people wait for a notice, without their
 * addresses.
 */
export function bootcampsCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('bootcamps').description(
    'list bootcamps and how many people wait for them',
  )
  const list = command
    .command('list')
    .description(
      'lists the bootcamps, their next cohort, and how many people asked for a mail when it opens',
    )
    .option('--json', 'as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withSite(async ({ db, config, now }) => {
        const counts = await countNotices(db)
        const rows = bootcampSlugs.map((slug) => {
          const cohort = config.bootcampCohorts.find((one) => one.slug === slug)
          const counted = counts.find(({ bootcampSlug }) => bootcampSlug === slug)
          return {
            bootcamp: slug,
            status: cohort ? cohortStatus(cohort, now().getTime()) : null,
            opensOn: cohort?.opensOn ?? null,
            startDate: cohort?.startDate ?? null,
            endDate: cohort?.endDate ?? null,
            waiting: counted?.waiting ?? 0,
            unconfirmed: counted?.unconfirmed ?? 0,
          }
        })
        print(json ? asJson(rows) : asTable(rows))
      })
    })
  withExample(list, 'bootcamps list')
  return command
}

interface Row {
  readonly bootcamp: string
  readonly status: string | null
  readonly opensOn: string | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly waiting: number
  readonly unconfirmed: number
}

const asTable = (rows: readonly Row[]): string =>
  table(
    ['BOOTCAMP', 'STATUS', 'OPENS', 'BEGINS', 'ENDS', 'WAITING', 'UNCONFIRMED'],
    rows.map(({ bootcamp, status, opensOn, startDate, endDate, waiting, unconfirmed }) => [
      bootcamp,
      status ?? '-',
      opensOn ?? '-',
      startDate ?? '-',
      endDate ?? '-',
      String(waiting),
      String(unconfirmed),
    ]),
  )
