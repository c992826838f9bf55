import type * as z from 'zod/mini'
import type { CredentialView } from '../rules/credentialWire.ts'
import type { Call, CallParams, CallResponse } from './call.ts'

interface LookUp extends Call {
  auth: 'public'
  params: z.ZodMiniObject
}

interface OwnCall extends Call {
  auth: 'learner'
  params: z.ZodMiniObject
}

/** How a kind of credential is written in calls. */
export interface CredentialWire<
  Find extends LookUp = LookUp,
  Own extends OwnCall = OwnCall,
  Field extends string & keyof CallResponse<Find> = string,
> {
  /** Looks one up by its ID. */
  readonly find: Find
  /** Name of the ID in the path of `find`. */
  readonly idParameter: keyof CallParams<Find> & string
  /** The learner's own for a course, or null. */
  readonly ofCourse: Own
  /** The field of both responses that has the credential. */
  readonly field: Field & keyof CallResponse<Own>
  toWire(view: CredentialView): CallResponse<Find>[Field]
  fromWire(wire: CallResponse<Find>[Field]): CredentialView
}

/**
 * Defines how a kind is written in calls and keeps the exact types of these.
 * @__NO_SIDE_EFFECTS__
 */
export const defineCredentialWire = <
  const Find extends LookUp,
  const Own extends OwnCall,
  const Field extends string & keyof CallResponse<Find>,
>(
  wire: CredentialWire<Find, Own, Field>,
): CredentialWire<Find, Own, Field> => wire
