import { sameSecret } from '../../../lab-kit/authorization.ts'
import { derive } from '../../../lab-kit/mission.ts'
import type { Identity } from './runner.ts'

/** One use of the registry by someone who may publish. */
export interface AuditEntry {
  readonly at: string
  readonly address: string
  readonly identity: string
  readonly action: 'publish'
  readonly package: 'shop'
  readonly version: string
}

/** The address of the CI server. */
const ciAddress = '10.20.0.5'

/** A number below `limit` that follows from the seed. */
const numberFrom = (seed: string, label: string, limit: number) => Number.parseInt(derive(seed, label, 8), 16) % limit

/** The package registry: what it holds, whom it trusts, and who used it. */
export class Registry {
  readonly audit: AuditEntry[] = []
  readonly versions: string[] = []
  /** All tokens so far; the last one is valid. */
  readonly tokens: string[]
  /**
   * The same for runs that the maintainer starts by hand: they may publish the shop and see nothing
   * private, or who holds the `ownerKey` would need no leak.
   */
  readonly trials: string[]
  /** Whether it answers with a failure, as it did on one bad day. */
  isDown = false
  readonly #seed: string
  #patch: number
  #strange: string | undefined

  constructor(seed: string) {
    this.#seed = seed
    this.#patch = numberFrom(seed, 'first version', 40)
    this.tokens = [derive(seed, 'token 0', 40)]
    this.trials = [derive(seed, 'trial 0', 40)]
  }

  get token(): string {
    return this.tokens.at(-1) ?? ''
  }

  get trial(): string {
    return this.trials.at(-1) ?? ''
  }

  /** The version that no run built, while it is there. */
  get strangeVersion(): string | undefined {
    return this.versions.find((version) => version === this.#strange)
  }

  accepts(token: string | undefined): boolean {
    return token !== undefined && (sameSecret(token, this.token) || this.isTrial(token))
  }

  isTrial(token: string | undefined): boolean {
    return token !== undefined && sameSecret(token, this.trial)
  }

  rotate(): void {
    this.tokens.push(derive(this.#seed, `token ${this.tokens.length}`, 40))
    this.trials.push(derive(this.#seed, `trial ${this.trials.length}`, 40))
  }

  /** Why an identity may not publish, or nothing. */
  refusal(identity: Identity): string | undefined {
    if (this.isDown) return '503: the registry does not answer; tried identity: DEPLOY_TOKEN'
    if (identity.kind === 'none') return '401: tried identity: none. This step has neither DEPLOY_TOKEN nor an identity'
    if (identity.kind === 'token') return undefined
    const { event, branch } = identity.trigger
    if (event === 'push' && branch === 'main') return undefined
    return `403: tried identity: oidc, of a ${event} to ${branch}. The registry trusts a push to main alone`
  }

  publish(identity: Identity, at = new Date()): { readonly version: string } | { readonly refusal: string } {
    const refusal = this.refusal(identity)
    return refusal === undefined ? { version: this.#record(ciAddress, identity.kind === 'oidc' ? 'oidc' : 'ci', at) } : { refusal }
  }

  /** Someone who found the token publishes, from elsewhere. */
  intrude(at: Date): void {
    this.#strange = this.#record(`203.0.113.${1 + numberFrom(this.#seed, 'address', 250)}`, 'ci', at)
  }

  remove(version: string): 'removed' | 'honest' | 'unknown' {
    const place = this.versions.indexOf(version)
    if (place < 0) return 'unknown'
    if (version !== this.#strange) return 'honest'
    this.versions.splice(place, 1)
    return 'removed'
  }

  #record(address: string, identity: string, at: Date): string {
    const version = `2.4.${this.#patch++}`
    this.versions.push(version)
    this.audit.push({ at: at.toISOString(), address, identity, action: 'publish', package: 'shop', version })
    return version
  }
}
