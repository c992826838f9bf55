import { defineMessages } from '@rampart/ui/Language'

export const verifyMessages = defineMessages('verify', {
  eyebrow: 'Open to anyone · No account needed',
  lead: 'Enter the ID on a certificate to see whom it was issued to, for what, and whether it still holds.',
  findStep: {
    title: 'Find the ID',
    text: 'It is printed on every certificate and begins with CSN-. Capitals or not makes no difference.',
  },
  readStep: {
    title: 'Read the record',
    text: 'You see the certificate as it was issued: to whom, for which course or bootcamp, and on which day.',
  },
  statusStep: {
    title: 'Know where it stands',
    text: 'The status comes from the issuer at this moment. A certificate that was taken back says so.',
  },
  anything: 'Or check a file, a link or a whole list',
  anythingLead:
    'Every certificate and badge carries the issuer’s signature. Give the file that you were sent, and see whether a single letter of it was changed.',
  loading: 'Loading',
  partFailed: 'This part of the page could not be loaded',
  partFailedHelp: 'Check the connection and try again. The form above works without it.',
})
