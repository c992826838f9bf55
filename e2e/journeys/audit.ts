import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

declare global {
  /** Of the page, once axe's script has run there. */
  var axe: typeof import('axe-core')
}

/** Half as long as the script that the package exports, and read in two thirds of the time. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that a theme can break: it changes colors alone. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page that is open: each rule, and what breaks it. Axe runs as a script of
 * the page, as it does in stories: the package for Playwright asks for all that passes, too, and
 * takes ten times as long.
 */
export async function audit(page: Page, rules = standards): Promise<string[]> {
  // Axe asks itself in each frame for what is there.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(script)
  const found = await page.evaluate(
    async (options) => (await globalThis.axe.run(document, options)).violations,
    { runOnly: rules, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
