import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { callTable } from './table.ts'

function inputs(call: Call) {
  return [call.params, call.query, call.body].filter((schema) => schema !== undefined)
}

function messages(schema: z.ZodMiniObject, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []
}

const calls: [string, Call][] = Object.entries(callTable)

test('no two calls share a method and path', () => {
  expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length)
})

describe.each(calls)('%s', (key, call) => {
  test('is known by its own name', () => {
    expect(call.name).toBe(key)
  })

  test('has a schema for exactly the parameters of its path', () => {
    expect(call.path).toMatch(/^(\/(:?[A-Za-z]+|[a-z]+-[a-z]+))+$/)
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath)
  })

  test('refuses fields that it does not name', () => {
    for (const schema of inputs(call)) expect(messages(schema, { surprise: 1 })).toContain('Unknown field: surprise.')
  })

  test('says in its own words what is missing', () => {
    const said = inputs(call).flatMap((schema) => [{}, null, [], 'text'].map((value) => messages(schema, value)))
    expect(said).not.toContainEqual([])
    expect(said.flat()).not.toContain('Invalid input')
  })

  test('answers with success: true and nothing undeclared', () => {
    expect(call.response.shape.success).toBeDefined()
    expect(z.safeParse(call.response, { success: false }).error?.issues[0]?.path).toEqual(['success'])
    expect(call.response.def.catchall).toBeUndefined()
  })

  test('lists the failures that its token and input bring', () => {
    const needsToken = call.auth === 'learner' || call.auth === 'bootcamp'
    expect(call.errors.includes(400)).toBe(inputs(call).length > 0)
    expect(call.errors.includes(401)).toBe(needsToken || call.name === 'login')
    expect(call.errors).toEqual([...new Set(call.errors)].toSorted((a, b) => a - b))
  })

  test('sends no body with GET', () => {
    expect(call.method === 'GET' && !!call.body).toBe(false)
  })
})
