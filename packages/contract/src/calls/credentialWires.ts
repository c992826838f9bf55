import type { CredentialType } from '../rules/credentialKinds.ts'
import { badgeWire } from './badge.ts'
import { certificateWire } from './certificate.ts'
import type { CredentialWire } from './credentialWire.ts'

const wires = {
  certificate: certificateWire,
  badge: badgeWire,
} satisfies Record<CredentialType, unknown>

/** How each kind of credential is written in calls. */
export const credentialWires: Readonly<Record<CredentialType, CredentialWire>> = wires

type Wires = (typeof wires)[CredentialType]

/** The calls of every kind by their names. */
export const credentialCalls = Object.fromEntries(
  Object.values(credentialWires).flatMap(({ find, ofCourse }) => [
    [find.name, find],
    [ofCourse.name, ofCourse],
  ]),
) as { readonly [C in Wires['find'] | Wires['ofCourse'] as C['name']]: C }
