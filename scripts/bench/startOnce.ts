import Fastify from 'fastify'
import { startApi } from '../../apps/api/src/api.ts'
import { readConfig } from '../../apps/api/src/config.ts'

/**
 * Starts the API on the content folder of its argument, in this process, and prints how long it
 * took.
 */
const { log: logger } = Fastify({ logger: { level: 'error' } })
const begin = performance.now()
const processor = process.cpuUsage()
const api = await startApi(readConfig(process.env), { logger, contentDir: process.argv[2] ?? '' })
const { user, system } = process.cpuUsage(processor)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(8)
console.log(
  `${seconds(performance.now() - begin)} s${seconds((user + system) / 1000)} s of processor time, ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most, ${api.info.importedCourses} courses`,
)
await api.close()
