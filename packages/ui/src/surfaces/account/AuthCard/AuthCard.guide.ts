import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['login', 'sign in', 'sign up'],
  status: 'stable',
  since: '0.1.0',
  use: 'Makes a page of one short form in the middle: sign in, sign up, reset a password. From 900 px on a calm picture is beside the form; below that the card is alone.',
  instead: [
    { component: 'VerifyForm', when: 'someone enters an ID to verify a certificate' },
    { component: 'MessagePage', when: 'the page has something to say and nothing to fill in' },
    { component: 'Dialog', when: 'the form belongs to the page behind it' },
    { component: 'Card', when: 'the form is one of several parts of a page' },
  ],
  anatomy: [
    'A few words over the title, if it is one of several steps',
    'Title',
    'A sentence under it, if needed',
    'Form',
    'Line under the form, such as a link back',
    'Picture, from 900 px on',
  ],
  dos: [
    'Keep the form to what fits on a phone without much scrolling; split what is longer into steps and count them in `eyebrow`.',
    'End the form with one solid button over its full width.',
    'Put the one other way, such as "Forgot password?", into `footer`.',
  ],
  donts: [
    'Use two on a page, or a hero above it: its title is the only `h1`.',
    'Put anything into `art` that has to be seen or pressed; phones and tablets never show it.',
  ],
  keyboard: [],
  accessibility:
    'The title is the `h1` of the page. The picture is hidden from assistive technology. The card is no form and no landmark of its own: put a `form` inside, and when the step changes move the focus to the new one.',
}
