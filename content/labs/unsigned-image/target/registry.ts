import { createHash } from 'node:crypto'
import { Unavailable } from './keys.ts'

export const manifestType = 'application/vnd.oci.image.manifest.v1+json'

const mostManifests = 40
const mostTags = 40

export const sha256 = (bytes: Buffer | string): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

interface Repository {
  readonly manifests: Map<string, Buffer>
  readonly tags: Map<string, string>
}

/** A manifest that the registry does not take. */
export class BadManifest extends Error {}

/** Manifests by repository and digest, with tags that can be moved at any time. */
export class Registry {
  isDown = false
  private readonly repositories = new Map<string, Repository>()

  /** The digest that a tag or digest means at this moment. Throws while the registry is away. */
  resolve(repository: string, reference: string): string | undefined {
    if (this.isDown) throw new Unavailable('the registry does not answer')
    const found = this.repositories.get(repository)
    return found?.tags.get(reference) ?? (found?.manifests.has(reference) ? reference : undefined)
  }

  manifest(repository: string, reference: string): { readonly digest: string; readonly bytes: Buffer } | undefined {
    const digest = this.resolve(repository, reference)
    const bytes = digest ? this.repositories.get(repository)?.manifests.get(digest) : undefined
    return digest && bytes ? { digest, bytes } : undefined
  }

  /** Keeps a manifest and lets the tag mean it. Returns its digest. */
  put(repository: string, reference: string, bytes: Buffer): string {
    const digest = sha256(bytes)
    const isDigest = reference.startsWith('sha256:')
    if (isDigest && reference !== digest) throw new BadManifest('The digest does not fit the manifest.')
    if (!isDigest && !/^\w[\w.-]{0,127}$/.test(reference)) throw new BadManifest('That is not a tag.')
    const found = this.repositories.get(repository) ?? { manifests: new Map<string, Buffer>(), tags: new Map<string, string>() }
    const isFull =
      (found.manifests.size >= mostManifests && !found.manifests.has(digest)) || (!isDigest && found.tags.size >= mostTags && !found.tags.has(reference))
    if (isFull) throw new BadManifest('The repository is full.')
    found.manifests.set(digest, bytes)
    if (!isDigest) found.tags.set(reference, digest)
    this.repositories.set(repository, found)
    return digest
  }

  describe() {
    return [...this.repositories].map(([name, { tags }]) => ({ name, tags: [...tags.keys()] }))
  }
}
