import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['credentials', 'secrets', 'connection'],
  status: 'stable',
  since: '0.1.0',
  use: 'Gives the way into a running lab: its address, and what to sign in with. Secrets are not in the page until they are asked for, but can be copied unseen.',
  instead: [
    { component: 'LabStartingCard', when: 'the environment is still being made' },
    { component: 'SessionDetails', when: 'time, length and price of the session are meant' },
    { component: 'FactList', when: 'nothing has to be copied or hidden' },
  ],
  anatomy: [
    'Mark, which lights up once, and title "Lab Access"',
    'Address with Open Lab and Copy (optional)',
    'A row for each credential: name, value, Copy',
    'Show Credentials, where one is secret',
  ],
  dos: [
    'Put it first below the hero of the session’s page, above the guide.',
    'Mark passwords, keys and tokens with `isSecret`; leave user names in sight.',
    'Name credentials as the lab’s guide does, and no two alike.',
    'Reject in `onCopy` when the clipboard refuses: the button then says "Copy failed".',
  ],
  donts: [
    'Keep it after the session has ended: what it opens is gone.',
    'Show secrets somewhere else on the page; pictures of screens travel far.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the rows: Open Lab, Copy, and at the end Show Credentials' },
    { keys: 'Enter, Space', does: 'copies, or shows and hides the secrets' },
    { keys: 'Enter', does: 'opens the lab in a new tab, from Open Lab' },
  ],
  accessibility:
    'A section named "Lab Access" with names and values as a `dl`. A secret reads "Hidden" until it is shown, each Copy says what it copies, and the outcome is a `status`. Only addresses of `http` and `https` become links. That the lab is ready has to be announced by the page, as the card itself appears in silence.',
}
