import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['social', 'linkedin', 'copy link'],
  status: 'stable',
  since: '0.1.0',
  use: 'Offers ways to pass on a public page, such as a certificate: copy its link, post it, or keep it in a profile. No script of the networks runs on the page.',
  instead: [
    {
      component: 'CopyButton',
      when: 'the link alone is to be copied, in a line with other things',
    },
    { component: 'LinkButton', when: 'there is one place to go to' },
  ],
  anatomy: [
    'Title',
    'Button that copies the link',
    'A button for each network, with its mark',
    'Link to one’s own profile, if there is one',
  ],
  dos: [
    'Give `link` as an absolute address that opens without an account.',
    'Fill in the words of a post in each `href`, so that no one begins with an empty box.',
    'Offer up to three networks; the profile comes last, as it is for the owner alone.',
  ],
  donts: [
    'Offer networks for what does not count any more, such as a revoked certificate; give no `links` then and the copy button is alone.',
    'Put it on a page that only its owner can open.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the copy button, each network and the profile' },
    { keys: 'Enter', does: 'presses the copy button or follows a link' },
    { keys: 'Space', does: 'presses the copy button' },
  ],
  accessibility:
    'The title is a heading of `headingLevel` and names the region; the networks are a list of links, each with "(opens in a new tab)" in its name. The outcome of copying is on the button for `noticeFor` and is read out politely as a `status`. Marks are decoration. The caller’s `onCopy` has to reject if the clipboard refuses, otherwise success is told.',
}
