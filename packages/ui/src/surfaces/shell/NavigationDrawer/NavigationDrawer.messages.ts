import { defineMessages } from '../../../components/Language/messages.ts'

export const navigationDrawerMessages = defineMessages('NavigationDrawer', {
  account: 'My Account',
  profile: 'Edit Profile',
  learning: 'My Learning',
  sessions: 'Lab Sessions',
  credentials: 'Credentials',
  logOut: 'Log Out',
})
