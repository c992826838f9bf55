/** An image reference, taken apart. */
export interface Reference {
  readonly host: string
  readonly repository: string
  readonly tag: string | undefined
  readonly digest: string | undefined
}

const longest = 255
const digest = 'sha256:[a-f0-9]{64}'
const shape = new RegExp(`^(?<name>[a-z0-9.:_/-]*?)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?(?:@(?<digest>${digest}))?$`)
const hostShape = /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/
const segment = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/

/**
 * Reads a reference as container runtimes do: without a host it means docker.io, without tag and
 * digest the tag `latest`.
 */
export function parseReference(text: string): Reference | undefined {
  const { name = '', tag, digest } = (text.length <= longest && shape.exec(text)?.groups) || {}
  const parts = name.split('/')
  const [first = ''] = parts
  const hasHost = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost')
  const host = hasHost ? first : 'docker.io'
  const path = hasHost ? parts.slice(1) : parts.length === 1 ? ['library', ...parts] : parts
  if (!hostShape.test(host) || !path.every((part) => segment.test(part))) return undefined
  return { host, repository: path.join('/'), tag: tag ?? (digest ? undefined : 'latest'), digest }
}
