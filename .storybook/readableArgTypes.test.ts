import { expect, it } from 'vitest'
import { readableArgTypes } from './readableArgTypes.ts'

const rowsOf = (
  argTypes: Record<string, object>,
  props: Record<string, { tsType: { name: string; raw?: string } }>,
) =>
  readableArgTypes({ argTypes, component: { __docgenInfo: { props } } } as unknown as Parameters<
    typeof readableArgTypes
  >[0])

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
