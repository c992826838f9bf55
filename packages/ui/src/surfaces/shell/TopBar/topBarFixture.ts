/** Arguments that stories of the bar and of whole pages share. */
export const topBarArgs = {
  brand: 'Rampart',
  links: [
    { label: 'Bootcamps', href: '/bootcamps' },
    { label: 'Verify Cert', href: '/verify-cert' },
    { label: 'Community', href: 'https://community.example.com', isExternal: true },
    { label: 'Blog', href: 'https://blog.example.com', isExternal: true },
  ],
  signInHref: '/signin',
  accountLinks: {
    myLearning: '/my-learning',
    labSessions: '/lab-sessions',
    profile: '/profile',
    credentials: '/my-learning/credentials',
  },
  onLogOut: () => undefined,
}
