/** Bundlers put the mode in where they read exactly `process.env.NODE_ENV`. */
declare const process: { env: { NODE_ENV?: string } }

/**
 * The value if it is one of the known ones, else the fallback, which is said in the console while
 * developing. Types keep unknown values out; plain JavaScript and data of an API do not, and one
 * word too many must not take the page down.
 */
export function known<K extends string>(
  choices: Readonly<Record<K, unknown>>,
  value: K,
  fallback: K,
  what: string,
): K {
  if (Object.hasOwn(choices, value)) return value
  if (process.env.NODE_ENV !== 'production')
    console.warn(
      `${what} is one of ${Object.keys(choices).join(', ')}, not '${value}'; '${fallback}' is shown.`,
    )
  return fallback
}
