import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { components } from './entries.ts'
import { measureEntries } from './sizes.ts'

/**
 * What changes on purpose only: the public interface, in `api/*.api.md`, and the size of every
 * component, in the README's table. `npm run report -w packages/ui` writes them again from a fresh
 * build; with `--check` it says what differs from the build there is, and fails.
 */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const isCheck = process.argv.includes('--check')
const stale: string[] = []

if (!isCheck) spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
for (const [name, declarations] of [
  ['ui', 'index.d.ts'],
  ['theme', 'theme/index.d.ts'],
  ['artwork', 'components/Artwork/drawArtwork.d.ts'],
  ['arabic', 'messages/arabic.d.ts'],
] as const) {
  if (!reportInterface(name, declarations)) stale.push(`api/${name}.api.md`)
}
if (!(await reportSizes())) stale.push('the table in README.md')

if (stale.length > 0) {
  console.error(
    `${stale.join(', ')}: not what the build is. If that is on purpose, run npm run report -w packages/ui and commit it with a changeset.`,
  )
  process.exit(1)
}

/** Whether the report of an entry is as it was. */
function reportInterface(name: string, declarations: string): boolean {
  const temporary = join(dist, '.api')
  const { apiReportChanged, errorCount } = Extractor.invoke(
    ExtractorConfig.prepare({
      configObjectFullPath: join(dist, 'api-extractor.json'),
      packageJsonFullPath: join(dist, 'package.json'),
      configObject: {
        projectFolder: dist,
        mainEntryPointFilePath: join(dist, declarations),
        apiReport: {
          enabled: true,
          reportFileName: `${name}.api.md`,
          reportFolder: join(root, 'api'),
          reportTempFolder: temporary,
        },
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'es2024',
              module: 'esnext',
              moduleResolution: 'bundler',
              jsx: 'react-jsx',
              types: ['react'],
              skipLibCheck: true,
            },
            include: [join(dist, declarations)],
          },
        },
        messages: {
          extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
    }),
    {
      localBuild: !isCheck,
      messageCallback: (message) => {
        // What differs is said below, in one line.
        message.handled = message.logLevel !== ExtractorLogLevel.Error
      },
    },
  )
  rmSync(temporary, { recursive: true, force: true })
  if (errorCount > 0) throw new Error(`The interface of ${name} cannot be read.`)
  return !isCheck || !apiReportChanged
}

/** Whether the README's table is as it was. */
async function reportSizes(): Promise<boolean> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  // The table is not aligned, as the documentation finds a component by the beginning of its row.
  const [begin, end] = [
    '<!-- prettier-ignore-start -->\n',
    '<!-- prettier-ignore-end -->\n',
  ] as const
  const rows = (await measureEntries(dist)).map(
    ({ name, scripts, styles, packages }) =>
      `| ${name} | ${statesOf(name)} | ${scripts.toLocaleString('en')} | ${styles.toLocaleString('en')} | ${packages.join(', ')} |`,
  )
  const table = [
    '| component | states | JS, bytes | CSS, bytes | also loads |',
    '|---|--:|--:|--:|---|',
    ...rows,
  ].join('\n')
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('README.md has no place for the table of sizes.')
  const next = `${before}${begin}\n${table}\n\n${end}${after}`
  if (!isCheck) writeFileSync(join(root, 'README.md'), next)
  return !isCheck || next === readme
}

/** Number of states of a component in Storybook: a story each. */
function statesOf(name: string): number {
  const folder = join(root, 'src', dirname(components[name] ?? ''))
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'))
  return files.reduce(
    (sum, file) =>
      sum +
      (readFileSync(join(folder, file), 'utf8').match(/^export const \w+: Story/gm)?.length ?? 0),
    0,
  )
}
