/** What a global setup found for the tests of its project, by `inject('testDatabase')`. */
export type ProvidedDatabase =
  /** Path of a dump of an embedded database with all tables. */
  | { readonly kind: 'embedded'; readonly template: string }
  /** A server on which the database `template` has all tables. */
  | { readonly kind: 'server'; readonly url: string; readonly template: string }
  | { readonly kind: 'none'; readonly reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: ProvidedDatabase
  }
}
