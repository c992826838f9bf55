import { defineMessages } from '../../../components/Language/messages.ts'

export const topBarMessages = defineMessages('TopBar', {
  main: 'Main',
  menu: 'Menu',
  account: 'Account',
  signIn: 'Sign In',
  search: 'Search',
  searchKeys: 'Search (press / or Ctrl+K)',
})
