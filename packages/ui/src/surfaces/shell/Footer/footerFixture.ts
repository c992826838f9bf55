import type { FooterProps } from './Footer.tsx'

/** Arguments that stories of the footer and of whole pages share. */
export const footerArgs: FooterProps = {
  brand: 'Rampart',
  year: 2026,
  tagline: 'Courses, hands-on labs and bootcamps for people who build and guard the cloud.',
  socials: [
    { kind: 'video', label: 'Video channel', href: 'https://video.example.com/rampart' },
    { kind: 'code', label: 'Code repositories', href: 'https://code.example.com/rampart' },
    { kind: 'network', label: 'Professional network', href: 'https://network.example.com/rampart' },
    { kind: 'microblog', label: 'Microblog', href: 'https://microblog.example.com/rampart' },
  ],
  columns: [
    {
      title: 'Learn',
      links: [
        { label: 'Courses', href: '/?type=course' },
        { label: 'Labs', href: '/?type=lab' },
        { label: 'Bootcamps', href: '/bootcamps' },
      ],
    },
    {
      title: 'Prove',
      links: [
        { label: 'Verify Cert', href: '/verify-cert' },
        { label: 'Credentials', href: '/my-learning/credentials' },
      ],
    },
    {
      title: 'Meet',
      links: [
        { label: 'Community', href: 'https://community.example.com', isExternal: true },
        { label: 'Blog', href: 'https://blog.example.com', isExternal: true },
      ],
    },
  ],
}
