import { AdapterError } from '@rampart/screens/adapters/errors.ts'

/**
 * A stand-in for an object of async methods that is loaded at the first call, so that its code
 * (schemas, mostly) is not among the bytes before interaction. If it cannot be loaded the call
 * fails as one that reaches no server, and the next call tries again.
 */
export function deferred<T extends object>(load: () => Promise<T>): T {
  let loaded: Promise<T> | undefined
  const once = () =>
    (loaded ??= load().catch((cause: unknown) => {
      loaded = undefined
      throw new AdapterError({ status: 0, cause })
    }))
  return nested(once) as T
}

/** Adapters are groups of methods: `adapters.course.get(slug)`. */
function nested(load: () => Promise<object>): object {
  return new Proxy(
    {},
    {
      get: (_target, group: string) =>
        new Proxy(
          {},
          {
            get:
              (_group, method: string) =>
              async (...values: unknown[]) => {
                const adapter = Reflect.get(await load(), group) as Record<
                  string,
                  (...values: unknown[]) => unknown
                >
                return adapter[method]?.(...values)
              },
          },
        ),
    },
  )
}
