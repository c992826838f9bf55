import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const door = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8')
const components = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, `${name}.tsx`)))

it.each(components)('%s can be imported from the package', (name) => {
  expect(door).toContain(`export * from './${name}/${name}.tsx'\n`)
})

it('the door names every component once, in order', () => {
  expect(door.match(/(?<=from '\.\/)\w+/g)).toEqual(components)
})
