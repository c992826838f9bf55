/** The result of a project's global setup, for `inject('testDatabase')`. */
export type ProvidedDatabase =
  /** An embedded database with all tables. */
  | {
      readonly kind: 'embedded'
      /** Path of its dump. */
      readonly template: string
      /** A data folder with this database alone. */
      readonly dataDir: string
      /** A folder for what V8 compiles of the programs that tests start. */
      readonly compileCache: string
      /** A folder for bundles of these programs. */
      readonly programs: string
    }
  /** A server whose database `template` has all tables. */
  | { readonly kind: 'server'; readonly url: string; readonly template: string }
  | { readonly kind: 'none'; readonly reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: ProvidedDatabase
  }
}
