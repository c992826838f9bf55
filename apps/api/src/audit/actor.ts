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
  /** Where the call or command came from, for the trail; used only when something is recorded. */
  readonly origin: () => string | null
}

const theSite: Acting = { actor: { kind: 'system', id: null }, origin: () => null }

const acting = new AsyncLocalStorage<Acting>()

/**
 * Runs a call or a command for an actor, whom all that it records names. So a deeper function, such
 * as that of credits, can record what it does without getting the actor from its callers.
 */
export const runAs = <T>(who: Acting, work: () => T): T => acting.run(who, work)

/** Who acts now; the site itself if nobody asked for it, as in jobs. */
export const whoActs = (): Acting => acting.getStore() ?? theSite
