import { callTable } from '@rampart/contract/calls/table'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toJSONSchema } from 'zod'
import type { core } from 'zod'
import { responseSerializer } from './serializeResponse.ts'

type JsonSchema = core.JSONSchema._JSONSchema

/** Text with all that JSON must escape, and halves of surrogate pairs. */
const anyText = fc.string({ unit: 'binary' })

/** Values of a schema's shape, each object with fields that the schema does not name. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.constant(null)
  const { type, anyOf, properties = {}, additionalProperties, items, required = [] } = schema
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf))
  if (Array.isArray(type))
    return fc.oneof(...type.map((name) => valuesOf({ ...schema, type: name as 'string' })))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (type === 'array') return fc.array(valuesOf(items as JsonSchema), { maxLength: 3 })
  if (type === 'string') return anyText
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer()
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type === 'null') return fc.constant(null)
  if (type !== 'object') return fc.jsonValue()
  if (typeof additionalProperties === 'object')
    return fc.dictionary(anyText, valuesOf(additionalProperties), { maxKeys: 3 })
  const fields = Object.entries(properties).map(([key, value]) => [key, valuesOf(value)] as const)
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  return fc.tuple(named, fc.string()).map(([value, secret]) => ({
    ...(value as object),
    passwordHash: secret,
    ['__secret']: secret,
  }))
}

/** The schema's own words, without its checks of texts and numbers. */
function named(schema: JsonSchema, value: unknown): unknown {
  if (typeof schema === 'boolean' || value === null || typeof value !== 'object') return value
  const { anyOf, properties, additionalProperties, items } = schema
  if (anyOf?.[0]) return named(anyOf[0], value)
  if (Array.isArray(value))
    return items ? value.map((entry) => named(items as JsonSchema, entry)) : value
  const entries = Object.entries(value)
  if (typeof additionalProperties === 'object')
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, named(additionalProperties, entry)]),
    )
  if (!properties) return value
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => Object.hasOwn(value, key))
      .map(([key, property]) => [key, named(property, (value as Record<string, unknown>)[key])]),
  )
}

describe('a response has the fields that the contract names, and no other', () => {
  test.each(Object.values(callTable))('$name', (call) => {
    const schema = toJSONSchema(call.response)
    const write = responseSerializer(call, false)
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(JSON.parse(write(value as object))).toEqual(
          JSON.parse(JSON.stringify(named(schema, value))),
        )
      }),
      { numRuns: 40 },
    )
  })
})

const call = { name: 'example', response: z.object({ title: z.string(), minutes: z.int() }) }

test('a checked response is refused if it is not as the contract says', () => {
  const write = responseSerializer(call, true)
  expect(write({ title: 'A', minutes: 5, secret: 'x' })).toBe('{"title":"A","minutes":5}')
  expect(() => write({ title: 'A', minutes: '5' })).toThrow('minutes')
  expect(() => write({ title: 'A' })).toThrow('minutes')
})

test('a missing field is an error in production too', () => {
  expect(() => responseSerializer(call, false)({ title: 'A' })).toThrow('minutes')
})

test('a field of several types is refused when the call is made', () => {
  const response = z.object({ value: z.union([z.string(), z.number()]) })
  expect(() => responseSerializer({ name: 'example', response }, false)).toThrow('several types')
})
