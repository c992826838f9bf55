import type { Call } from '@rampart/contract/calls/call'
import fastJsonStringify from 'fast-json-stringify'
import type { Schema } from 'fast-json-stringify'
import { toJSONSchema } from 'zod'
import type { core } from 'zod'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Whether responses are checked against the contract before they are sent. Costs time; off in
     * production.
     */
    readonly checksResponses: boolean
  }
}

/**
 * Makes the function that writes responses of a call as JSON: the fields that the contract names,
 * and no other, however many the response has. It is compiled once from the schema. With
 * `isChecked` the schema checks each response too, and a wrong one is an error.
 */
export function responseSerializer(
  { name, response }: Pick<Call, 'name' | 'response'>,
  isChecked: boolean,
): (content: object) => string {
  const write = fastJsonStringify(shapeOf(toJSONSchema(response)))
  if (!isChecked) return write
  return (content) => {
    const json = write(content)
    if (json !== JSON.stringify(response.parse(content)))
      throw new Error(`A response of ${name} is written in another way than its schema says.`)
    return json
  }
}

/**
 * What writing needs of a schema: which fields there are, and of what types. Throws for kinds of
 * schemas that no response has.
 */
function shapeOf(schema: core.JSONSchema._JSONSchema): Schema {
  if (typeof schema === 'boolean') throw new Error('A response has a field that may not be there.')
  const { type, anyOf, properties, additionalProperties, items, required } = schema
  if (anyOf) return nullable(anyOf)
  // The short form of the same.
  if (Array.isArray(type))
    return nullable(type.map((name) => ({ ...schema, type: name as 'string' })))
  if (schema.const !== undefined) return { type: typeof schema.const } as Schema
  if (type === 'array') return { type, items: shapeOf(items as core.JSONSchema._JSONSchema) }
  if (type !== 'object') return (type === undefined ? {} : { type }) as Schema
  const keys = Object.keys(properties ?? {})
  return {
    type,
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, property]) => [key, shapeOf(property)]),
    ),
    // The serializer writes required fields first, so they are named only if that is their order
    // anyway.
    ...(required?.every((key, index) => key === keys[index]) && { required }),
    // A record; an object has `false` here.
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: shapeOf(additionalProperties),
    }),
  }
}

/** `anyOf` is used for nothing but values that may be null. */
function nullable(options: readonly core.JSONSchema._JSONSchema[]): Schema {
  const [value, nothing, ...others] = options
  const isNullable = typeof nothing === 'object' && nothing.type === 'null' && others.length === 0
  if (value === undefined || !isNullable)
    throw new Error('A response has a field of several types, which cannot be written.')
  return { ...shapeOf(value), nullable: true } as Schema
}
