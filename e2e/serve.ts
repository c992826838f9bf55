import { rm } from 'node:fs/promises'

/**
 * The site for the journeys: nothing is left of an earlier run, so each starts with the demo data
 * alone.
 */
await rm(process.env['DATA_DIR'] ?? '.data', { recursive: true, force: true })
await import('../scripts/start.ts')
