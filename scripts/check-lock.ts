import { readFileSync } from 'node:fs'

/** The lock file must install from the registry that npm is set to: it names none. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { resolved?: string; link?: boolean }>
}
const named = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved && !link)
for (const [name, { resolved }] of named)
  console.error(
    `package-lock.json: ${name} is resolved to ${resolved}. Run "npm install" with this repository's .npmrc.`,
  )
process.exit(named.length > 0 ? 1 : 0)
