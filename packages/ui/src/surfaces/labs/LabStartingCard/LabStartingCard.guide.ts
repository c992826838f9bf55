import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['provisioning', 'queue', 'waiting'],
  status: 'stable',
  since: '0.1.0',
  use: 'Holds the place of the way in while a lab’s environment is made: how long that usually takes, and that one can read meanwhile.',
  instead: [
    { component: 'LabAccessCard', when: 'the lab is running' },
    { component: 'LabStatusBanner', when: 'it is on the lab’s page, not on the session’s' },
    { component: 'Skeleton', when: 'the page itself is still loading' },
  ],
  anatomy: ['"Lab Starting", with the usual time', 'Bar without a measure', 'What to do meanwhile'],
  dos: [
    'Put it where the `LabAccessCard` will be, so that nothing below moves far.',
    'Give `queuePlace` while other sessions are started first: it is read out when it changes.',
    'Keep reading the session’s status: the card promises that the page continues automatically.',
  ],
  donts: [
    'Show a share in per cent or a countdown beside it: no one knows how long it takes.',
    'Leave it up after a failure; say in an `Alert` what happened.',
  ],
  keyboard: [],
  accessibility:
    'A section named "Lab Starting" with the sentence in a `status` and a bar named "Lab starting" without a value. As it comes with its words in place, some screen readers do not read it out: announce the change of status from a live region of the page.',
}
