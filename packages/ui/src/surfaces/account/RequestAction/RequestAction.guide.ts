import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['ask for credits', 'contact the operator', 'support request'],
  status: 'beta',
  since: '0.1.0',
  use: 'Asks the operator of the site for what a learner cannot get alone: another name on a credential, credits, a subscription. Once asked, it says when, in place of the button.',
  instead: [
    { component: 'LinkButton', when: 'there is a page where people get it themselves' },
    { component: 'NameCorrectionDialog', when: 'the right name has to be typed first' },
  ],
  anatomy: ['Button', 'Error, if the request did not arrive', 'Later the day of the request'],
  dos: [
    'Put it where the lack shows: beside the price, on the certificate.',
    'Keep `askedOn` for as long as the request is open, on every visit.',
  ],
  donts: ['Promise an outcome or a time.', 'Show it to people who are not signed in.'],
  keyboard: [{ keys: 'Tab, Enter', does: 'goes to the button and sends the request' }],
  accessibility:
    'The day of the request is a status, read out politely; an error is read out at once. While it is on its way the button keeps its focus and refuses further presses.',
}
