import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsOf } from '../errors/errorsOf.ts'
import { errorTable } from '../errors/errorTable.ts'
import { inputProblems } from '../errors/fieldErrors.ts'
import { fieldProblems } from '../errors/fieldProblems.ts'
import type { Call } from './call.ts'
import { callTable } from './table.ts'

function inputs(call: Call) {
  return [call.params, call.query, call.body].filter((schema) => schema !== undefined)
}

function messages(schema: z.ZodMiniObject, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []
}

const fieldCodes = Object.keys({ ...fieldProblems, ...inputProblems })

const calls: [string, Call][] = Object.entries(callTable)

test('no two calls share a method and path', () => {
  expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length)
})

describe.each(calls)('%s', (key, call) => {
  test('has its own name as its key', () => {
    expect(call.name).toBe(key)
  })

  test('has a schema for exactly the parameters of its path', () => {
    expect(call.path).toMatch(/^(\/(:?[A-Za-z]+|[a-z]+-[a-z]+))+$/)
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath)
  })

  test('refuses fields that it does not name', () => {
    for (const schema of inputs(call))
      expect(messages(schema, { surprise: 1 })).toContain('unknown_field')
  })

  test('can be sent without its new fields', () => {
    for (const field of call.newFields ?? []) {
      const schema = call.body?.shape[field] as z.ZodMiniType | undefined
      expect(schema && z.safeParse(schema, undefined).success).toBe(true)
    }
  })

  test('reports by a code what is missing', () => {
    const said = inputs(call).flatMap((schema) =>
      // Nothing of a query is required.
      [...(schema === call.query ? [] : [{}]), null, [], 'text'].map((value) =>
        messages(schema, value),
      ),
    )
    expect(said).not.toContainEqual([])
    for (const code of said.flat()) expect(fieldCodes).toContain(code)
  })

  test('returns success: true and nothing undeclared', () => {
    expect(call.response.shape.success).toBeDefined()
    expect(z.safeParse(call.response, { success: false }).error?.issues[0]?.path).toEqual([
      'success',
    ])
    expect(call.response.def.catchall).toBeUndefined()
  })

  test('lists the errors of its token and input', () => {
    const needsToken = call.auth === 'learner' || call.auth === 'bootcamp'
    const codes = errorsOf(call)
    const statuses = codes.map((code) => errorTable[code].status)
    expect(codes.includes('invalid_request')).toBe(inputs(call).length > 0)
    expect(statuses.includes(401)).toBe(needsToken || call.name === 'login')
    expect(codes).toHaveLength(new Set(codes).size)
  })

  test('sends no body with GET', () => {
    expect(call.method === 'GET' && !!call.body).toBe(false)
  })
})
