import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inLargeText } from '../../../docs/inLargeText.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { Footer } from './Footer.tsx'
import { footerArgs } from './footerFixture.ts'
import type { ThemeName } from './ThemeChoice.tsx'

const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'ar', name: 'العربية' },
]

const meta = {
  title: 'Surfaces/Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footerArgs,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** Four profiles in new tabs, each with a name; the map lines stay behind the words. */
export const Full: Story = {
  parameters: { ...darkAndMirrored, states: ['Footer: links and copyright'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Rampart. All rights reserved.')).toBeVisible()
    const profiles = [
      'Video channel',
      'Code repositories',
      'Professional network',
      'Microblog',
    ].map((name) => canvas.getByRole('link', { name: `${name} (opens in a new tab)` }))
    for (const profile of profiles) {
      await expect(profile).toHaveAttribute('target', '_blank')
      await expect(profile.getAttribute('rel')).toContain('noopener')
      await expect(profile).not.toHaveAccessibleDescription()
    }
  },
}

/** With a choice of the theme, also by arrow keys. */
export const Themes: Story = {
  parameters: { states: ['Footer: a choice of the theme'] },
  render: function Render(args) {
    const [value, setValue] = useState<ThemeName>('system')
    return <Footer {...args} theme={{ value, onChange: setValue }} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus()
  },
}

/** Each language by its own name; the choice shows at once. */
export const Languages: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [value, setValue] = useState('en')
    return (
      <Footer
        {...args}
        language={{ value, onChange: setValue, options: languages, action: '/language' }}
      />
    )
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Language' })
    await expect(choice).toHaveValue('en')
    await userEvent.selectOptions(choice, 'العربية')
    await expect(choice).toHaveValue('ar')
  },
}

const onUnlisted = fn()

/** On a page in a language that is not offered, the first language is not shown as chosen. */
export const UnlistedLanguage: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    language: { value: 'sw', onChange: onUnlisted, options: languages, action: '/language' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeVisible()
    await expect(onUnlisted).not.toHaveBeenCalled()
  },
}

/** The choice is under the copyright line. */
export const ThemesOnPhone: Story = {
  parameters: { states: ['Footer: a choice of the theme'] },
  args: { theme: { value: 'dark', onChange: () => undefined } },
  globals: { viewport: { value: 'phone' } },
}

/** Without columns only the mark, the profiles and the copyright line. */
export const Small: Story = {
  parameters: { states: ['Footer: links and copyright'] },
  args: { columns: [], tagline: undefined },
}

/** The columns are in pairs below the mark. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { tags: ['edge'], globals: { viewport: { value: 'tablet' } } }

/** A long name and an unbroken address wrap. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    brand: 'The Northern Academy of Cloud and Cyber Security',
    columns: [
      {
        title: 'Elsewhere',
        links: [
          {
            label: 'community.northern-academy-of-cloud-and-cyber-security.example.com',
            href: 'https://community.example.com',
            isExternal: true,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** The name stays whole: the columns move below it if they leave it no space. */
export const LargeText: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Rampart' }).lastChild as Text
    const words = document.createRange()
    words.selectNodeContents(name)
    await expect(words.getClientRects()).toHaveLength(1)
  },
}
