import { defineMessages } from '../../../components/Language/messages.ts'

export const accountMenuMessages = defineMessages('AccountMenu', {
  account: 'Account',
  myAccount: 'My Account',
  learning: 'My Learning',
  sessions: 'Lab Sessions',
  profile: 'Edit Profile',
  session: 'Session',
  logOut: 'Log Out',
})
