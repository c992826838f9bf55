import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

declare global {
  /** Part of the page, once axe's script has run there. */
  var axe: typeof import('axe-core')
}

/** Half as long as the script that the package exports, and parsed in two thirds of the time. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result can depend on the theme, which changes only colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the open page: each rule, and what breaks it. Axe runs as a script of the page,
 * as it does in stories: the package for Playwright also collects all that passes, and takes ten
 * times as long.
 */
export async function audit(page: Page, rules = standards): Promise<string[]> {
  // Axe needs its script in each frame to read what is there.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(script)
  const found = await page.evaluate(
    async (options) => (await globalThis.axe.run(document, options)).violations,
    { runOnly: rules, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
