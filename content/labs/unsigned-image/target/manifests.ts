import type { Pod } from './admission.ts'
import { company, lookalike } from './world.ts'
import type { World } from './world.ts'

const of = (image: string) => ({ name: 'main', image })

/** A Pod of these images. */
export const podOf = (
  name: string,
  containers: readonly string[],
  initContainers: readonly string[] = [],
  ephemeralContainers: readonly string[] = [],
  namespace = 'default',
): Pod => ({
  name,
  namespace,
  lists: { containers: containers.map(of), initContainers: initContainers.map(of), ephemeralContainers: ephemeralContainers.map(of) },
})

const web = `${company}/shop/web:1.4`
const migrate = `${company}/shop/migrate:1.4`
const canary = `${lookalike}/tools/canary:1`

/** What runs in the cluster on the first day. */
export const residents: readonly Pod[] = [
  podOf('shop-web', [web]),
  podOf('shop-migrate', [migrate]),
  podOf('dns', [`${company}/base:dns-1.11`], [], [], 'kube-system'),
  podOf('proxy', [`${company}/base:proxy-1.30`], [], [], 'kube-system'),
]

const repositories = ['shop/web', 'shop/migrate', 'base'] as const

/**
 * Where the mission publishes more canaries and copies: names that are almost the company's, for
 * each of its repositories, as a pattern may be wrong for only one of them.
 */
const nearMisses = [
  ...repositories.flatMap((name) => [
    { host: 'registryxheron.example', repository: name },
    { host: 'registry.heronxexample', repository: name },
    { host: `${company}.evil.example`, repository: name },
    { host: 'evil.example', repository: `${company}/${name}` },
    { host: `${company}:5000`, repository: name },
    ...[`${name}-copy`, `${name}site`, `${name}/tools`, `sandbox/${name}`].map((repository) => ({ host: company, repository })),
  ]),
  ...['web', 'migrate', 'shop/base'].map((repository) => ({ host: company, repository })),
].map((place) => ({ ...place, tag: '1.4' }))

/** A signed image that is not meant to run: only the rule about names keeps it out. */
const builder = { host: company, repository: 'tools/builder', tag: '3' } as const

/** Publishes the near misses: a canary, and a copy of the builder with its signature. */
export function publishNearMisses(world: World): void {
  for (const place of nearMisses) {
    world.add({ ...place, content: 'canary' })
    world.add({ ...place, tag: builder.tag, content: 'builder', signedBy: 'heron-release' })
  }
}

/** Pods that must not run, or at least not with what they ask for. */
export function foreignPods(world: World): readonly Pod[] {
  const digest = world.resolve({ host: company, repository: 'shop/web', tag: 'canary', digest: undefined })
  const builderDigest = world.resolve({ ...builder, digest: undefined })
  const alone = [
    canary,
    'docker.io/library/canary:1',
    'canary:1',
    'library/nginx:1.29',
    ...[...nearMisses, builder].flatMap(({ host, repository, tag }) => [`${host}/${repository}:${tag}`, `${host}/${repository}@${builderDigest}`]),
    `${company}/shop/web:canary`,
    `${company}/shop/web@${digest}`,
    `${company}/shop/web:dev`,
  ]
  return [
    ...alone.map((image, index) => podOf(`foreign-${index}`, [image])),
    podOf('foreign-beside', [web, canary]),
    podOf('foreign-first', [web], ['docker.io/library/canary:1']),
    podOf('foreign-first-own', [web], [`${company}/shop/web:canary`]),
    podOf('foreign-debugging', [web], [], ['docker.io/library/canary:1']),
    podOf('foreign-system', [canary], [], [], 'kube-system'),
  ]
}

/** Pods that must run; with `byDigest`, their authors wrote digests. */
export function honestPods(world: World, byDigest: boolean): readonly Pod[] {
  const image = (repository: string, tag: string) => {
    const digest = world.resolve({ host: company, repository, tag, digest: undefined })
    return byDigest ? `${company}/${repository}@${digest}` : `${company}/${repository}:${tag}`
  }
  const shop = image('shop/web', '1.4')
  const migration = image('shop/migrate', '1.4')
  return [
    podOf('honest-web', [shop]),
    podOf('honest-migrate', [migration]),
    podOf('honest-both', [shop], [migration]),
    podOf('honest-debugging', [shop], [], [shop]),
    podOf('honest-dns', [image('base', 'dns-1.11')], [], [], 'kube-system'),
    podOf('honest-proxy', [image('base', 'proxy-1.30')], [], [], 'kube-system'),
  ]
}
