import type { ReactElement, ReactNode } from 'react'
import { isValidElement } from 'react'

/** The parts of a story from which its code is made. */
interface Story {
  component?: unknown
  initialArgs: Readonly<Record<string, unknown>>
}

/**
 * The text of 'Show code': a story's JSX as a person would write it. Of a story in a frame of its
 * own Storybook has only the source of the story object, with its play function; what it has for
 * others contains mocks, pictures and the texts of a language (in stories Arabic) in full.
 */
export function storyCode(code: string, { component, initialArgs }: Story): string {
  const isJsx = /^(?:<|\(\) =>)/.test(code) && !isNameless.test(code)
  const jsx = isJsx || !component ? code : elementCode(nameOf(component), initialArgs)
  return jsx
    .replaceAll(/(?<=[{:,[]\s*)(?:async )?function \w*\([^)]*\) ?\{[^{}]*\}/g, '() => {}')
    .replaceAll(/(["'`])data:image\/(?:\\.|(?!\1)[^\\])*\1/g, '$1/picture.svg$1')
    .replace(/(?<=\smessages=)\{\{\n[^]*?\n {2}\}\}/, '{arabic}')
    .replaceAll(/\{\{\s*current: '\[Circular\]'\s*\}\}/g, '{ref}')
}

/** A component of the story's own around the one that it is about: its name was minified. */
const isNameless =
  /^<(?!(?:[abipqsu]|br|dd|dl|dt|em|h[1-6]|hr|li|ol|rp|rt|td|th|tr|ul)[\s/>])[A-Za-z]\w?[\s/>]/

function elementCode(name: string, { children, ...props }: Readonly<Record<string, unknown>>) {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => attributeCode(key, value))
  const open = [name, ...attributes].join(attributes.length > 2 ? '\n  ' : ' ')
  const end = attributes.length > 2 ? '\n' : ''
  if (children === undefined) return `<${open}${end || ' '}/>`
  return `<${open}${end}>\n  ${childCode(children as ReactNode).replaceAll('\n', '\n  ')}\n</${name}>`
}

function attributeCode(key: string, value: unknown): string {
  if (value === true) return key
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${key}="${value}"`
  return `${key}={${valueCode(value)}}`
}

function childCode(child: ReactNode): string {
  if (typeof child === 'string') return child
  if (Array.isArray(child)) return child.map((part) => childCode(part as ReactNode)).join('\n')
  return isValidElement(child) ? valueCode(child) : `{${valueCode(child)}}`
}

function valueCode(value: unknown): string {
  if (typeof value === 'function') return '() => {}'
  if (isValidElement(value))
    return elementCode(
      nameOf(value.type),
      (value as ReactElement<object>).props as Record<string, unknown>,
    )
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${valueCode(part)}`)
      .join(', ')} }`
  if (typeof value === 'string' && !value.includes("'")) return `'${value}'`
  return JSON.stringify(value) ?? 'undefined'
}

/** Components keep their names in minified scripts: Storybook stores them separately. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  const { __docgenInfo, displayName, name } = type as {
    __docgenInfo?: { displayName?: string }
    displayName?: string
    name?: string
  }
  return __docgenInfo?.displayName ?? displayName ?? name ?? 'Component'
}
