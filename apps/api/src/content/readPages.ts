import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { check } from './check.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { pageSchema } from './schema.ts'
import type { Page } from './types.ts'
import { parseFrontMatter } from './yaml.ts'

/**
 * The pages in `pages/`. The folder is optional; if there is one, it has every page that the site
 * links to, and no other.
 */
export async function readPages(files: ContentFiles, problems: Problems): Promise<Page[]> {
  const folder = `${files.top}/pages`
  if (!(await files.has(folder))) return []
  const listing = await files.list(folder)
  const known = new Set<string>(sitePageSlugs.map((slug) => `${slug}.md`))
  for (const name of [...(listing?.folders ?? []), ...(listing?.files ?? [])])
    if (!known.has(name))
      problems.add(
        `${folder}/${name}`,
        undefined,
        `does not belong here: expected ${[...known].join(', ')}`,
      )
  const pages: Page[] = []
  for (const slug of sitePageSlugs) {
    const file = `${folder}/${slug}.md`
    const text = await files.text(file)
    const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
    if (!parts) continue
    checkMarkdown(parts.body, file, problems)
    const page = check(pageSchema, parts.front, file, problems)
    if (page) pages.push({ ...page, slug, text: parts.body.text })
  }
  return pages
}
