import { expect, it } from 'vitest'
import { readableArgTypes } from './readableArgTypes.ts'

const rowsOf = (
  argTypes: Record<string, object>,
  props: Record<string, { tsType: { name: string; raw?: string } }>,
  initialArgs: Record<string, unknown> = {},
) =>
  readableArgTypes({
    argTypes,
    component: { __docgenInfo: { props } },
    initialArgs,
  } as unknown as Parameters<typeof readableArgTypes>[0])

it('spells out a union', () => {
  const raw =
    "\n  | { phase: 'none' }\n  /** At 100 the server looks. */\n  | { phase: 'uploading' }"
  expect(
    rowsOf(
      { state: { table: { type: { summary: 'union' } } } },
      { state: { tsType: { name: 'union', raw } } },
    ),
  ).toMatchObject({
    state: { table: { type: { summary: "{ phase: 'none' } | { phase: 'uploading' }" } } },
  })
})

it('has a default in its column, once', () => {
  expect(rowsOf({ size: { description: 'How big. @default 14' } }, {})).toMatchObject({
    size: { description: 'How big.', table: { defaultValue: { summary: '14' } } },
  })
})

it('has no control for what React draws', () => {
  expect(
    rowsOf(
      { action: {}, title: {} },
      {
        action: { tsType: { name: 'ReactNode' } },
        title: { tsType: { name: 'string' } },
      },
    ),
  ).toEqual({ action: { control: false, table: {} }, title: { table: {} } })
})

const nothing = { name: 'other', value: 'undefined' }
const union = (raw: string, ...value: object[]) => ({ type: { name: 'union', raw, value } })

it('has the control of a type that may also be undefined or null', () => {
  expect(
    rowsOf(
      {
        error: union('string | undefined', { name: 'string' }, nothing),
        value: union('number | null', { name: 'number' }, { name: 'other', value: 'null' }),
        isPending: union('boolean | undefined', { name: 'boolean' }, nothing),
        isDisabled: { type: { required: false } },
      },
      {},
    ),
  ).toMatchObject({
    error: { control: { type: 'text' } },
    value: { control: { type: 'number' } },
    isPending: { control: { type: 'boolean' } },
    isDisabled: { control: { type: 'boolean' } },
  })
})

it('lists the words of a named type and a single one beside it', () => {
  const kinds = { name: 'enum', raw: "'certificate' | 'badge'", value: ['certificate', 'badge'] }
  const none = { name: 'other', value: 'literal' }
  expect(rowsOf({ kind: union("CredentialKind | 'none'", kinds, none) }, {})).toMatchObject({
    kind: { control: { type: 'select' }, options: ['certificate', 'badge', 'none'] },
  })
})

it('offers no empty object for a type that it does not know', () => {
  const other = (value: string) => ({ type: { name: 'other', value } })
  expect(
    rowsOf(
      { selection: other('TableSelection'), mark: other('Mark'), autoComplete: other('AutoFill') },
      {},
      { mark: { path: 'M0 0' }, autoComplete: 'given-name' },
    ),
  ).toEqual({
    selection: { ...other('TableSelection'), control: false, table: {} },
    mark: { ...other('Mark'), table: {} },
    autoComplete: { ...other('AutoFill'), control: { type: 'text' }, table: {} },
  })
})

it('offers no code of functions to edit', () => {
  const choice = { type: { name: 'other', value: 'FilterChoice' } }
  const slot = { state: { phase: 'none' }, on: [{ choose: () => undefined }] }
  expect(
    rowsOf({ level: choice, resume: choice }, {}, { level: slot, resume: { state: slot.state } }),
  ).toEqual({
    level: { ...choice, control: false, table: {} },
    resume: { ...choice, table: {} },
  })
})

it('stands an object that contains itself', () => {
  const node: Record<string, unknown> = {}
  node['parent'] = { child: node }
  const type = { type: { name: 'other', value: 'Node' } }
  expect(rowsOf({ place: type }, {}, { place: node })).toEqual({ place: { ...type, table: {} } })
})

it('leaves a control that a story names', () => {
  const control = { type: 'select' }
  expect(
    rowsOf({ error: { ...union('string | undefined', { name: 'string' }, nothing), control } }, {}),
  ).toMatchObject({ error: { control } })
})
