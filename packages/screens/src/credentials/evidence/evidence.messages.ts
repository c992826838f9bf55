import { defineMessages, plural } from '@rampart/ui/Language'

const checks = (count: number) => plural(count, { one: '# check', other: '# checks' })
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

/** A solved lab with its public facts. */
interface SolvedLab {
  /** Title of the course or track. */
  readonly credential: string
  readonly lab: string
  readonly solved: number
  readonly all: number
  readonly took: number
  /** Formatted date. */
  readonly date: string
}

export const evidenceMessages = defineMessages('evidence', {
  solvedLab: ({ credential, lab, solved, all, took, date }: SolvedLab) =>
    `${credential}: ${lab}, ${solved} of ${checks(all)} in ${minutes(took)}, ${date}`,
  saveFailed: 'Your answer could not be saved. Please try again.',
  setting: 'Credentials',
  settingLead: 'What your certificates and badges show about you, besides name, title and date.',
  labs: 'Labs you solved',
  labsHelp:
    'Labs of your courses become part of what is signed: anyone who has the link sees checks, minutes and date.',
  labsHidden:
    'Since you stopped it, we serve your credentials without labs. Copies that somebody took before stay valid.',
  loadFailed: 'This setting could not be loaded.',
})
