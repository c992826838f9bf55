/**
 * The details of an error: numbers, and texts with a fixed set of values. Not a zod schema, because
 * the first page of the site has words for errors and does not load zod.
 */
export type DetailShape = Readonly<Record<string, 'number' | readonly string[]>>

/** The values of a shape. */
export type DetailsOf<S extends DetailShape> = {
  -readonly [Name in keyof S]: S[Name] extends readonly (infer Choice)[] ? Choice : number
}

interface Options {
  /** Seconds after which the client should try again. */
  readonly retryAfter?: number
  /** The field of the request that is wrong, if it is always the same. */
  readonly field?: string
}

/** An error whose sentence is always the same. */
export interface PlainError extends Options {
  /** HTTP status, 400 or more. */
  readonly status: number
  /** For people, in English: the specification's words if it has any. */
  readonly message: string
}

/** An error whose sentence depends on details, which are sent with it. */
export interface DetailedError<S extends DetailShape = DetailShape> extends Options {
  readonly status: number
  readonly details: S
  // A method, so that errors with any details fit into one table.
  message(details: DetailsOf<S>): string
}

/** An error of the API. Its code is its key in a feature's table. */
export type ErrorDeclaration = PlainError | DetailedError

/** Declares an error by its status and sentence. */
export function plainError(status: number, message: string, options: Options = {}): PlainError {
  return { status, message, ...options }
}

/** Declares an error with details; `message` makes the sentence from them. */
export function detailedError<const S extends DetailShape>(
  status: number,
  details: S,
  message: (details: DetailsOf<S>) => string,
): DetailedError<S> {
  return { status, details, message }
}

/** The keys of a table of sentences, for details that choose one of them. */
export function keysOf<Key extends string>(sentences: Readonly<Record<Key, string>>) {
  return Object.keys(sentences) as unknown as readonly Key[]
}

/** An error's sentence in English. */
export function sentence(declared: ErrorDeclaration, details: object | undefined): string {
  return 'details' in declared
    ? declared.message({ ...details } as DetailsOf<DetailShape>)
    : declared.message
}

/** Whether details have a shape. A newer server may send others. */
export function isOfShape(shape: DetailShape, details: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(shape).every(([name, kind]) =>
    kind === 'number' ? typeof details[name] === 'number' : kind.includes(String(details[name])),
  )
}
