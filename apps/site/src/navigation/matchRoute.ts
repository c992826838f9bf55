/** Values of a pattern's parameters, decoded, by name. */
export type Params = Readonly<Record<string, string | undefined>>

/** No name has a line end. */
const lineEnd = /[\n\r\u2028\u2029]/

/**
 * The first row of a table whose pattern a path has, with the values of its parameters. The one
 * matcher of server and browser, so that data is read for what is rendered. A pattern has fixed
 * parts in lower case, which match in any case, and parameters (`:slug`): each is one part of the
 * path that is not empty and has no line end. `*` alone is the pattern of every path. Slashes at
 * the end count for nothing.
 */
export function matchRoute<Row extends { path: string }>(
  rows: readonly Row[],
  pathname: string,
): { route: Row; params: Params } | undefined {
  const given = decoded(partsOf(pathname))
  for (const route of rows) {
    const params = route.path === '*' ? {} : paramsOf(partsOf(route.path), given)
    if (params) return { route, params }
  }
  return undefined
}

function partsOf(path: string): string[] {
  const parts = path.split('/')
  while (parts.at(-1) === '') parts.pop()
  return parts
}

/** As they are if one cannot be decoded: such an address is only unknown, no failure. */
export function decoded(parts: readonly string[]): readonly string[] {
  try {
    return parts.map((part) => decodeURIComponent(part))
  } catch {
    return parts
  }
}

function paramsOf(pattern: readonly string[], given: readonly string[]): Params | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (value.toLowerCase() !== part) return undefined
    } else if (value === '' || lineEnd.test(value)) return undefined
    else params[part.slice(1)] = value
  }
  return params
}
