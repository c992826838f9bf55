#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseThemeFile, themeCss } from './themeFile.ts'

/**
 * `rampart-theme theme.json > theme.css`: a theme file as a style sheet, to be loaded after the
 * theme of the package.
 */
const usage = `Usage: rampart-theme theme.json > theme.css

Writes a style sheet of a brand's colors, fonts, corners and density. The file is JSON, such as
  { "accent": "#8a3d16", "hero": "#2b1a10", "signal": "#ffc857", "corners": "round" }
Other keys: fonts, density, mode, colors. A theme whose colors cannot be read is refused.
`

const [file, ...more] = process.argv.slice(2)
if (file === '--help' || file === '-h') process.stdout.write(usage)
else if (file === undefined || more.length > 0) fail(usage)
else {
  try {
    process.stdout.write(themeCss(parseThemeFile(JSON.parse(readFileSync(file, 'utf8')))))
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
