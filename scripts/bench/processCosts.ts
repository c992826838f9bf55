import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as the kernel counts processor time. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK']))

interface Stat {
  readonly pid: number
  readonly parent: number
  /** Processor time of the process and of its children that have ended, in seconds. */
  readonly cpu: number
}

/** The kernel's counts of a process, without its name, which may contain anything. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
}

const secondsIn = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, at) => sum + Number(fields[at]), 0) / ticks

/** Processor time of a process alone, in seconds. */
export const processorTime = (pid: number): number => secondsIn(fieldsOf(pid), [11, 12])

function stats(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const pid = Number(name)
        const fields = fieldsOf(pid)
        return [{ pid, parent: Number(fields[1]), cpu: secondsIn(fields, [11, 12, 13, 14]) }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** A process with all that it has started. */
function family(pid: number, all: readonly Stat[]): Stat[] {
  const own = all.filter((stat) => stat.pid === pid)
  const children = all.filter(({ parent }) => parent === pid)
  return [...own, ...children.flatMap((child) => family(child.pid, all))]
}

/** Processor time of a process with all that it has started, in seconds. */
export const cpuOf = (pid: number): number =>
  family(pid, stats()).reduce((sum, { cpu }) => sum + cpu, 0)

/** Memory of a process in megabytes; of shared memory, its share. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The processes that a process has started, at any depth. */
export const startedBy = (pid: number): number[] =>
  family(pid, stats())
    .map((stat) => stat.pid)
    .filter((each) => each !== pid)
