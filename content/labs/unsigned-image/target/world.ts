import { derive } from '../../../lab-kit/mission.ts'
import { KeyStore } from './keys.ts'
import type { Reference } from './reference.ts'
import { BadManifest, manifestType, Registry, sha256 } from './registry.ts'

export const company = 'registry.heron.example'

/** The registry whose name the first policy takes for the company's. */
export const lookalike = 'registry-heron.example'

type Content = 'web' | 'web built on a laptop' | 'migrate' | 'dns' | 'proxy' | 'builder' | 'nginx' | 'canary'

/** What Heron means to run. */
const honest: readonly string[] = ['web', 'migrate', 'dns', 'proxy'] satisfies Content[]
export const isHonest = (content: string): boolean => honest.includes(content)

interface Image {
  readonly host: string
  readonly repository: string
  readonly tag: string
  readonly content: Content
  readonly signedBy?: 'heron-release' | 'heron-laptops'
}

const images: readonly Image[] = [
  { host: company, repository: 'shop/web', tag: '1.4', content: 'web', signedBy: 'heron-release' },
  { host: company, repository: 'shop/web', tag: 'dev', content: 'web built on a laptop', signedBy: 'heron-laptops' },
  { host: company, repository: 'shop/web', tag: 'canary', content: 'canary' },
  { host: company, repository: 'shop/migrate', tag: '1.4', content: 'migrate', signedBy: 'heron-release' },
  { host: company, repository: 'base', tag: 'dns-1.11', content: 'dns', signedBy: 'heron-release' },
  { host: company, repository: 'base', tag: 'proxy-1.30', content: 'proxy', signedBy: 'heron-release' },
  { host: company, repository: 'tools/builder', tag: '3', content: 'builder', signedBy: 'heron-release' },
  { host: 'docker.io', repository: 'library/nginx', tag: '1.29', content: 'nginx' },
  { host: 'docker.io', repository: 'library/canary', tag: '1', content: 'canary' },
  { host: 'quay.example', repository: 'charts/nginx', tag: '1.29', content: 'nginx' },
  { host: lookalike, repository: 'tools/canary', tag: '1', content: 'canary' },
]

/** All registries of the lab and the company's key store. */
export class World {
  readonly registries = new Map<string, Registry>()
  readonly keys: KeyStore
  private readonly seed: string
  /** What is in an image, by the digest of its configuration. */
  private readonly contents = new Map<string, Content>()

  constructor(seed: string) {
    this.seed = seed
    this.keys = new KeyStore(seed)
    for (const image of images) this.add(image)
  }

  /** Publishes an image somewhere. */
  add({ host, repository, tag, content, signedBy }: Image): string {
    const config = sha256(derive(this.seed, `content ${content}`, 64))
    this.contents.set(config, content)
    const layer = { mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip', digest: sha256(`${config} layer`), size: 2048 + content.length }
    const manifest = {
      schemaVersion: 2,
      mediaType: manifestType,
      config: { mediaType: 'application/vnd.oci.image.config.v1+json', digest: config, size: 512 },
      layers: [layer],
    }
    const digest = this.registryAt(host).put(repository, tag, Buffer.from(JSON.stringify(manifest, undefined, 2)))
    if (signedBy) this.keys.sign(signedBy, digest)
    return digest
  }

  /** Pushes a manifest; its image has to be known here. */
  push(host: string, repository: string, reference: string, bytes: Buffer): string {
    if (this.contentOf(bytes) === undefined) throw new BadManifest('The manifest names a configuration that the registry does not hold.')
    return this.registryAt(host).put(repository, reference, bytes)
  }

  /** The digest that a reference means at this moment. Throws while its registry is away. */
  resolve({ host, repository, tag, digest }: Reference): string | undefined {
    return this.registries.get(host)?.resolve(repository, digest ?? tag ?? '')
  }

  /** What a node gets when it pulls a reference now. */
  pull({ host, repository, tag, digest }: Reference): { readonly digest: string; readonly content: string } | undefined {
    const found = this.registries.get(host)?.manifest(repository, digest ?? tag ?? '')
    const content = found && this.contentOf(found.bytes)
    return found && content ? { digest: found.digest, content } : undefined
  }

  private registryAt(host: string): Registry {
    const registry = this.registries.get(host) ?? new Registry()
    this.registries.set(host, registry)
    return registry
  }

  private contentOf(bytes: Buffer): Content | undefined {
    try {
      const { config } = JSON.parse(bytes.toString()) as { config?: { digest?: string } }
      return this.contents.get(String(config?.digest))
    } catch {
      return undefined
    }
  }
}
