import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The lock file must install from the registry that npm is set to: it names none. And it must be
 * complete: if the registry lacks a package that another one can do without, npm writes a lock file
 * that `npm ci` refuses.
 */
interface Entry {
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const problems = Object.entries(packages).flatMap(([path, entry]) => {
  if (entry.link) return []
  const named = entry.resolved
    ? [`${path} is resolved to ${entry.resolved}. Run "npm install" with this repository's .npmrc.`]
    : []
  const lost = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    .filter((name) => !isFound(path, name))
    .map((name) => `${path} needs ${name}, which is not there. Take another version of ${path}.`)
  return [...named, ...lost]
})

/** Searches like Node: beside the package that needs it, and in each folder above. */
function isFound(path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
  if (path === '') return false
  const above = dirname(path)
  return isFound(above === '.' ? '' : above, name)
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
