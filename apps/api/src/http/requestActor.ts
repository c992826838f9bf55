import type { FastifyRequest } from 'fastify'
import type { Actor } from '../audit/actor.ts'
import type { KeyedHash } from '../audit/keyedHash.ts'
import { addressKey } from './addressKey.ts'
import type { Callers } from './callers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells visitors apart in logs and the audit trail. */
    readonly keyedHash: KeyedHash
  }
  interface FastifyRequest {
    /** Who makes the call; absent until the token was read. */
    actor?: Actor
  }
}

/** Who makes a call; the site itself for a visitor. */
export function actorOf(caller: Partial<Callers['learner'] & Callers['bootcamp']>): Actor {
  if (caller.learner) return { kind: 'learner', id: caller.learner.user.id }
  if (caller.participant) return { kind: 'participant', id: caller.participant.id }
  return { kind: 'system', id: null }
}

/** Where a call comes from, for the audit trail: it is kept for good, so no address is in it. */
export const originOf = ({ ip, server }: FastifyRequest): string =>
  `address:${server.keyedHash(addressKey(ip))}`
