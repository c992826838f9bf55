import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@rampart/contract/rules/fieldLimits'
import * as taskRules from '@rampart/contract/rules/taskRules'
import { expect, it } from 'vitest'
import * as ui from '../packages/ui/src/fieldLimits.ts'

const surfaces = join(import.meta.dirname, '../packages/ui/src/surfaces')

// Components may not import the contract; a field with a lower limit would cut what the API
// accepts.
it('lets fields of surfaces take as much as the API accepts', () => {
  expect({ ...ui }).toEqual({
    maxNameLength: contract.maxNameLength,
    maxEmailLength: contract.maxEmailLength,
    maxAccessCodeLength: contract.maxInvitationLength,
    maxFeedbackLength: taskRules.maxFeedbackLength,
  })
})

it('keeps limits of people, addresses and codes in one place', () => {
  const typed = globSync('{account,bootcamps,course}/**/*.tsx', { cwd: surfaces }).filter(
    (file) =>
      !/\.(?:stories|example)\.tsx$/.test(file) &&
      /maxLength=\{\d/.test(readFileSync(join(surfaces, file), 'utf8')),
  )
  expect(typed).toEqual([])
})
