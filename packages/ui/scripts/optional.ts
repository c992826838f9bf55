/** A property that may be left out, as TypeScript writes it: on one line, or up to its brace. */
const property = /^( +)((?:readonly )?['"]?[\w-]+['"]?\?: )(.+|.*[^;\n](?:\n\1 .*)+\n\1\}.*);$/gm

/**
 * Declarations in which each property that may be left out may be `undefined` as well. Components
 * take both alike; an app with `exactOptionalPropertyTypes` could not write
 * `error={isWrong ? 'Enter a name.' : undefined}` otherwise.
 */
export const withUndefined = (declarations: string): string =>
  declarations.replace(property, (_line, indent: string, name: string, text: string) => {
    const type = withUndefined(text)
    if (/(?:^|\| )undefined$/.test(type)) return `${indent}${name}${type};`
    return `${indent}${name}${/=>| extends /.test(type) ? `(${type})` : type} | undefined;`
  })
