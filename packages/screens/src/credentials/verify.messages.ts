import { defineMessages } from '@rampart/ui/Language'

export const verifyMessages = defineMessages('verify', {
  eyebrow: 'Open to anyone · No account needed',
  lead: 'Enter the ID on a certificate to see who it was issued to, what for, and whether it is still valid.',
  findStep: {
    title: 'Find the ID',
    text: 'It is printed on every certificate and begins with CSN-. It doesn’t matter whether you use capitals.',
  },
  readStep: {
    title: 'Read the record',
    text: 'You see the certificate as it was issued: to whom, for which course or bootcamp, and on which day.',
  },
  statusStep: {
    title: 'Know where it stands',
    text: 'The status comes from the issuer at this moment. A certificate that was withdrawn says so.',
  },
  anything: 'Or check a file, a link or a whole list',
  anythingLead:
    'Every certificate and badge carries the issuer’s signature. Add the file you were sent to see whether a single letter has been changed.',
  loading: 'Loading',
  partFailed: 'This part of the page could not be loaded',
  partFailedHelp: 'Check the connection and try again. The form above works without it.',
})
