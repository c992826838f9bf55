import { scopes } from './policy.ts'
import type { Policy, Scope } from './policy.ts'
import { parseReference } from './reference.ts'
import type { Pod } from './admission.ts'
import { company, isHonest } from './world.ts'
import type { World } from './world.ts'

export const ways = ['pattern', 'blind spot', 'moving tag'] as const

/** How a canary came to run. */
export type Way = (typeof ways)[number]

interface RunningContainer {
  readonly scope: Scope
  readonly name: string
  readonly image: string
  readonly digest: string
  readonly content: string
}

interface NodePod {
  readonly pod: Pod
  readonly phase: 'Pending' | 'Running' | 'ImagePullBackOff'
  readonly containers: readonly RunningContainer[]
  readonly log: string
}

interface Scheduled {
  readonly pod: Pod
  readonly policy: Policy
  /** The digest that each image meant at admission. */
  readonly digests: ReadonlyMap<string, string | undefined>
}

const mostPods = 40

/** The node: pulls what was admitted and runs it. */
export class Cluster {
  private readonly world: World
  private readonly pods = new Map<string, NodePod>()
  private readonly residents = new Set<string>()
  private readonly pending = new Map<string, Scheduled>()
  /** What a canary writes into its log. */
  private readonly canaryLine: (way: Way | undefined, policy: Policy) => string

  constructor(world: World, canaryLine: Cluster['canaryLine'] = () => '') {
    this.world = world
    this.canaryLine = canaryLine
  }

  /** Runs a Pod that has been here all along. */
  settle(pod: Pod, policy: Policy): void {
    this.residents.add(pod.name)
    this.schedule(pod, policy)
    this.pull(pod.name)
  }

  /** Takes an admitted Pod, to be pulled when `pull` is called for it. */
  schedule(pod: Pod, policy: Policy): void {
    const images = scopes.flatMap((scope) => pod.lists[scope]).map(({ image }) => image)
    this.pending.set(pod.name, { pod, policy, digests: new Map(images.map((image) => [image, this.pullNow(image)?.digest])) })
    this.keep({ pod, phase: 'Pending', containers: [], log: '' })
  }

  /** Pulls the images of a scheduled Pod and runs them. */
  pull(name: string): void {
    const scheduled = this.pending.get(name)
    if (!scheduled) return
    this.pending.delete(name)
    const containers: RunningContainer[] = []
    const lines: string[] = []
    for (const scope of scopes) {
      for (const container of scheduled.pod.lists[scope]) {
        const pulled = this.pullNow(container.image)
        if (!pulled) {
          this.keep({ pod: scheduled.pod, phase: 'ImagePullBackOff', containers, log: `${container.name}: there is no image ${container.image}\n` })
          return
        }
        containers.push({ ...container, ...pulled, scope })
        const text =
          pulled.content === 'canary'
            ? `chirp! I run. ${this.canaryLine(this.wayOf(scheduled, scope, container.image, pulled.digest), scheduled.policy)}`
            : `${pulled.content}: ready`
        lines.push(`${container.name}: ${text}`)
      }
    }
    this.keep({ pod: scheduled.pod, phase: 'Running', containers, log: `${lines.join('\n')}\n` })
  }

  /** What runs that Heron did not mean to run. */
  get foreign(): string[] {
    return [...this.pods.values()].flatMap(({ containers }) => containers).flatMap(({ content, image }) => (isHonest(content) ? [] : [`${content} (${image})`]))
  }

  isRunning = (name: string): boolean => this.pods.get(name)?.phase === 'Running'

  logOf = (name: string): string | undefined => this.pods.get(name)?.log

  describe() {
    return [...this.pods.values()].map(({ pod: { name, namespace }, phase, containers }) => ({
      name,
      namespace,
      phase,
      containers: containers.map(({ scope, name, image, digest }) => ({ list: scope, name, image, digest })),
    }))
  }

  /** Nothing where the image does not exist or its registry is away. */
  private pullNow(image: string) {
    const reference = parseReference(image)
    try {
      return reference && this.world.pull(reference)
    } catch {
      return undefined
    }
  }

  /** Which weakness let a canary in; nothing where someone asked for it by name. */
  private wayOf({ policy, digests }: Scheduled, scope: Scope, image: string, digest: string): Way | undefined {
    if (parseReference(image)?.host !== company) return policy.scopes.includes(scope) ? 'pattern' : 'blind spot'
    return digests.get(image) === digest ? undefined : 'moving tag'
  }

  /** Keeps the newest Pods; one of the same name is replaced. */
  private keep(pod: NodePod): void {
    const { name } = pod.pod
    this.pods.delete(name)
    this.pods.set(name, pod)
    const oldest = [...this.pods.keys()].find((each) => !this.residents.has(each))
    if (this.pods.size > mostPods && oldest !== undefined) {
      this.pods.delete(oldest)
      this.pending.delete(oldest)
    }
  }
}
