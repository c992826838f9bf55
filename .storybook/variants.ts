import styleSources from 'virtual:style-sources'

/** A prop whose type comes from a recipe: Storybook reads sources without types, so these are missing in its own table. */
export interface Variant {
  prop: string
  choices: readonly string[]
  /** What it is without a word; undefined where there is none. */
  standard: string | undefined
}

/** What vanilla-extract's recipes tell of themselves. */
interface Recipe {
  (): string
  classNames: { variants: Record<string, Record<string, string>> }
}

const folder = '../packages/ui/src/'
const components = import.meta.glob<string>('../packages/ui/src/*/*.tsx', { eager: true, query: '?raw', import: 'default' })
const styles = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/*.css.ts', { eager: true })

/** Whether a component has a style file of its own. */
export const hasStyles = (name: string): boolean => `${folder}${name}/${name}.css.ts` in styleSources

/** The recipe's props of a component, as its interface takes them over: `extends ButtonLook`, `extends Pick<ButtonProps, 'size'>`. */
export function variantsOf(name: string): Variant[] {
  const source = components[`${folder}${name}/${name}.tsx`] ?? ''
  const [, whole, picked, keys = ''] = new RegExp(`interface ${name}Props extends (?:(\\w+)|Pick<(\\w+), ([^>]+)>)`).exec(source) ?? []
  const all = variantsOfType(whole ?? picked ?? '', source)
  return picked ? all.filter(({ prop }) => keys.includes(`'${prop}'`)) : all
}

function variantsOfType(type: string, source: string): Variant[] {
  const other = /^(\w+)Props$/.exec(type)?.[1]
  if (other) return variantsOf(other)
  const [, path = ''] = new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '\\.{1,2}/([^']+\\.css\\.ts)'`).exec(source) ?? []
  const file = Object.keys(styleSources).find((key) => key.endsWith(`/${path}`)) ?? ''
  const [, exported = ''] = new RegExp(`type ${type} = NonNullable<RecipeVariants<typeof (\\w+)>>`).exec(styleSources[file] ?? '') ?? []
  const recipe = styles[file]?.[exported] as Recipe | undefined
  if (!recipe) return []
  const usual = recipe().split(' ')
  return Object.entries(recipe.classNames.variants).map(([prop, classes]) => ({
    prop,
    choices: Object.keys(classes),
    standard: Object.entries(classes).find(([, names]) => names.split(' ').every((className) => usual.includes(className)))?.[0],
  }))
}
