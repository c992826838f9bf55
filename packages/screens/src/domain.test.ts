import type { LabStatus as ContractLabStatus } from '@rampart/contract/entities/labSession'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import type * as contract from '@rampart/contract/entities/values'
import type {
  CredentialKind,
  Domain,
  ItemType,
  LabStatus,
  Level,
  Verdict,
} from '@rampart/ui/domain'
import { domainMessages } from '@rampart/ui/domain'
import type { Verdict as VerifiedVerdict } from '@rampart/verify'
import { levels } from '@rampart/contract/entities/values'
import { expect, expectTypeOf, it } from 'vitest'
import { levelRanges } from './bootcamps/bootcampTexts.ts'

it('has words in the ui package for the values of the contract, and no others', () => {
  expectTypeOf<Level>().toEqualTypeOf<contract.Level | 'advanced'>()
  expectTypeOf<Domain>().toEqualTypeOf<contract.Domain>()
  expectTypeOf<ItemType>().toEqualTypeOf<contract.ItemType>()
  expectTypeOf<CredentialKind>().toEqualTypeOf<CredentialType>()
  expectTypeOf<LabStatus>().toEqualTypeOf<ContractLabStatus>()
  expectTypeOf<Verdict>().toEqualTypeOf<VerifiedVerdict>()
  expect(Object.keys(domainMessages.english.levels)).toEqual(expect.arrayContaining([...levels]))
})

it('says levels of bootcamps as the specification writes them', () => {
  const { levels: names, fromTo } = domainMessages.english
  for (const [level, { from, to }] of Object.entries(levelRanges))
    expect(to ? fromTo(names[from], names[to]).join(' ') : names[from]).toBe(level)
})
