import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Makes the page at the end of a course: one moment of celebration, what was earned, how to show it to others, and where to go next. The map lines are drawn once and then rest.',
  instead: [
    {
      component: 'CredentialCard',
      when: 'the certificate or badge is in a list of the learner’s own',
    },
    { component: 'QuizPassed', when: 'only a quiz was passed' },
    { component: 'TaskSubmitted', when: 'a weekly task of a bootcamp was handed in' },
  ],
  anatomy: [
    'Title of the course',
    'Congrats, Course Completed!',
    'A sentence on what was earned',
    'Share on LinkedIn, Add to LinkedIn and Download, with a credential',
    'Picture of the credential, or a drawn sample',
    'Notice, if something could not be read',
    'Public link with Copy link, with a credential',
    'Ways onward',
    'What to take next, as a section of cards',
  ],
  dos: [
    'Give one or two ways onward as soft or outlined `LinkButton`s; Share on LinkedIn is the solid one.',
    'Leave `credential` out if the course earns none: the moment alone is complete.',
    'Put an `Alert` with Retry into `notice` when the credential could not be read.',
  ],
  donts: [
    'Show it before every lesson is done; a `MessagePage` says what is missing.',
    'Add motion of your own, or another hero: this is the one loud thing.',
    'Give a `file` that has not been made yet; leave it `null`, and no download is shown.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through Share on LinkedIn, Add to LinkedIn, Download, Copy link and the ways onward',
    },
    { keys: 'Enter', does: 'follows a link, or copies the public link' },
    { keys: 'Space', does: 'copies, on the button' },
  ],
  accessibility:
    'The congratulation is the `h1` and is not announced on its own: move the focus to the page when it opens. A picture is named by kind and course; drawn samples and map lines are decoration. The link to LinkedIn says that it opens in a new tab, and a copy is read out. If motion is reduced, the lines are there at once.',
}
