import { check } from './check.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { isName, labSchema, NAME_RULE } from './schema.ts'
import type { Lab } from './types.ts'
import { parseFrontMatter } from './yaml.ts'

/**
 * The lab in `labs/<path>/`; the rest of its folder is read when it runs. Undefined, with its
 * problems, if lab.md breaks a rule.
 */
export async function readLab(
  files: ContentFiles,
  path: string,
  problems: Problems,
): Promise<Lab | undefined> {
  const folder = `${files.top}/labs/${path}`
  if (!isName(path)) problems.add(folder, undefined, `the folder's name ${NAME_RULE}`)
  const file = `${folder}/lab.md`
  const text = await files.text(file)
  const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
  if (!parts) return undefined
  checkMarkdown(parts.body, file, problems)
  const lab = check(labSchema, parts.front, file, problems)
  return lab && { ...lab, path, guide: parts.body.text }
}
