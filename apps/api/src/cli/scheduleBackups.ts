import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/**
 * The files that were made, as they were then: a file of the same name that differs is somebody
 * else's.
 */
const madeSchema = z.array(
  z.object({ path: z.string(), size: z.number(), changedAt: z.number(), madeAt: z.iso.datetime() }),
)

type Made = z.infer<typeof madeSchema>

/** What is needed to make backups again and again. */
export interface Schedule {
  /** Where backups go; an absolute path. */
  readonly folder: string
  /** The time from one to the next, in milliseconds. */
  readonly every: number
  /** How many to keep; null keeps all. */
  readonly keep: number | null
  /** How file names end, such as `.tar.gz`. */
  readonly ending: string
  /** Where it is noted which files were made: no other file is ever removed. */
  readonly list: string
  readonly now: () => Date
  /** Makes one, and returns whether that succeeded. */
  readonly make: (file: string) => Promise<boolean>
  readonly print: (line: string) => void
  /** Waits for some milliseconds. False if no more backups are wanted. */
  readonly wait: (milliseconds: number) => Promise<boolean>
}

/** The longest time from a failure to the next try, in milliseconds. */
const retryAfter = 10 * 60_000

/**
 * Makes a backup whenever one is due; removes the oldest that it made, and the remains of killed
 * ones. The time counts from the last one, also across restarts, so that a process that restarts
 * again and again does not replace the good backups.
 */
export async function scheduleBackups(schedule: Schedule): Promise<void> {
  const { every, now, make, wait } = schedule
  for (;;) {
    const last = (await readMade(schedule)).findLast(
      ({ path }) => dirname(path) === schedule.folder,
    )
    const age = last ? now().getTime() - Date.parse(last.madeAt) : every
    // A time in the far future was noted while the clock was ahead, and delays nothing.
    if (Math.abs(age) < every) {
      if (!(await wait(every - age))) return
      continue
    }
    const madeAt = now()
    const file = join(schedule.folder, `rampart-${stamp(madeAt)}${schedule.ending}`)
    await sweepParts(schedule)
    if (await make(file)) await keepNewest(schedule, file, madeAt)
    else if (!(await wait(Math.min(every, retryAfter)))) return
  }
}

/** For example `20270131T120000Z`. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** A file of a backup under way, by the name that it has until it is whole. */
const partName = /^rampart-\d{8}T\d{6}Z\.tar\.gz(?:\.age)?\.[\da-f-]{36}\.part$/

/** Longer than any backup takes, in milliseconds. */
const partAge = 24 * 60 * 60_000

/** Removes what backups that were killed have left: each is as large as the data. */
async function sweepParts({ folder, now, print }: Schedule): Promise<void> {
  // The folder may be a volume that is mounted later.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => partName.test(each))) {
    const path = join(folder, name)
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs >= now().getTime() - partAge) continue
    await rm(path, { force: true })
    print(`Removed ${path}, left behind by a backup that was killed.`)
  }
}

/** Notes the new file and removes those that are more than enough. */
async function keepNewest(schedule: Schedule, file: string, madeAt: Date): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  const made = [
    ...(await readMade(schedule)),
    { path: file, size, changedAt: mtimeMs, madeAt: madeAt.toISOString() },
  ]
  const here = made.filter(({ path }) => dirname(path) === dirname(file))
  const tooMany = schedule.keep === null ? [] : here.slice(0, -schedule.keep)
  await writeMade(
    schedule,
    made.filter((each) => !tooMany.includes(each)),
  )
  for (const each of tooMany) {
    if (!(await isUnchanged(each))) continue
    await rm(each.path)
    schedule.print(`Removed ${each.path}.`)
  }
}

async function isUnchanged({ path, size, changedAt }: Made[number]): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && found.isFile() && found.size === size && found.mtimeMs === changedAt
}

/**
 * A damaged list counts as empty: to make no backup at all would be worse than to keep one too
 * many.
 */
async function readMade({ list, print }: Schedule): Promise<Made> {
  if (!existsSync(list)) return []
  const text = await readFile(list, 'utf8')
  try {
    return madeSchema.parse(JSON.parse(text))
  } catch {
    await rename(list, `${list}.broken`)
    print(`${list} is damaged: earlier backups are kept until you remove them.`)
    return []
  }
}

/** Writes the list completely or not at all, even in a power cut. */
async function writeMade({ list }: Schedule, made: Made): Promise<void> {
  const text = `${JSON.stringify(made, null, 2)}\n`
  await writeFile(`${list}.draft`, text, { mode: 0o600, flush: true })
  await rename(`${list}.draft`, list)
}
