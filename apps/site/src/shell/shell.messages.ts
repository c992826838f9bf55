import { defineMessages } from '@rampart/ui/Language'

export const shellMessages = defineMessages('siteShell', {
  bootcamps: 'Bootcamps',
  verify: 'Verify Cert',
  community: 'Community',
  blog: 'Blog',
  learn: 'Learn',
  courses: 'Courses',
  labs: 'Labs',
  trust: 'Trust',
  verifyCertificate: 'Verify a certificate',
  meet: 'Meet',
  help: 'Help',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  terms: 'Terms of use',
})
