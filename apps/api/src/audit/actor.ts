import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActorKind } from './auditActions.ts'

/**
 * Who acts: a learner or participant by id, an operator by user name, the site itself without
 * either.
 */
export interface Actor {
  readonly kind: ActorKind
  readonly id: string | null
}

interface Acting {
  readonly actor: Actor
  /** From where, for the trail; called only when something is recorded. */
  readonly origin: () => string | null
}

const theSite: Acting = { actor: { kind: 'system', id: null }, origin: () => null }

const acting = new AsyncLocalStorage<Acting>()

/**
 * Runs a call or a command in somebody's name: what it records names them. So a rule deep below,
 * such as that of credits, records what it does, and no caller in between has to pass on who asked
 * for it.
 */
export const runAs = <T>(who: Acting, work: () => T): T => acting.run(who, work)

/** Who acts now; the site itself if nobody asked for it, as in jobs. */
export const whoActs = (): Acting => acting.getStore() ?? theSite
