import { getPreferences, updatePreferences } from '@rampart/contract/calls/user'
import type { Preferences } from '@rampart/contract/entities/preferences'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { adoptPreferences } from '../preferences.ts'
import { answer, failure, troubledApi } from '../testing/answer.ts'
import { expectWords } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

/** What the account holds. */
let kept: Preferences = { theme: 'system', motion: 'system' }
const root = document.documentElement

/** Neither this browser nor the account has chosen. */
function forget() {
  kept = { theme: 'system', motion: 'system' }
  adoptPreferences(kept)
}

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Preferences',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/profile', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: () => {
    forget()
    const end = api.begin()
    return () => {
      end()
      forget()
    }
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const account = [
  answer(getPreferences, () => ({ data: kept })),
  answer(updatePreferences, ({ body }) => {
    kept = body
    return { data: body }
  }),
]

/** The page is of use before the account's choice is known. */
export const GetPreferencesSlow: Story = {
  parameters: { msw: [api.held(getPreferences), ...account] },
  play: async ({ canvas }) => {
    kept = { theme: 'dark', motion: 'system' }
    await expect(await canvas.findByRole('textbox', { name: 'First Name' })).toHaveValue('Dana')
    await expect(localStorage.getItem('theme')).toBeNull()
    api.recover()
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'))
  },
}

/** Nobody is told, as nobody asked; it is read when the page comes back into sight. */
const readAfterAll: NonNullable<Story['play']> = async ({ canvas }) => {
  kept = { theme: 'dark', motion: 'system' }
  await expect(await canvas.findByRole('textbox', { name: 'First Name' })).toHaveValue('Dana')
  await waitFor(() => expect(api.met()).toBe(3))
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await expect(localStorage.getItem('theme')).toBeNull()
  api.recover()
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    return expect(root).toHaveAttribute('data-theme', 'dark')
  })
}

export const GetPreferencesFailure: Story = {
  parameters: { msw: [api.failing(getPreferences, failure(500, 'Away.')), ...account] },
  play: readAfterAll,
}

export const GetPreferencesMalformed: Story = { parameters: { msw: [api.malformed(getPreferences), ...account] }, play: readAfterAll }

async function choose(canvas: Canvas, theme: string) {
  const settings = within(await canvas.findByRole('region', { name: 'Settings' }))
  await userEvent.click(within(settings.getByRole('radiogroup', { name: 'Theme' })).getByRole('radio', { name: theme }))
}

const isUnsaved = () => localStorage.getItem('preferencesUnsaved') !== null

/** The choice holds at once; the account has it later. */
export const UpdatePreferencesSlow: Story = {
  parameters: { msw: [api.held(updatePreferences), ...account] },
  play: async ({ canvas }) => {
    await choose(canvas, 'Dark')
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'))
    await expect(isUnsaved()).toBe(true)
    api.recover()
    await waitFor(() => expect(isUnsaved()).toBe(false))
    await expect(kept.theme).toBe('dark')
  },
}

/** The choice holds here; the next one is saved. */
export const UpdatePreferencesMalformed: Story = {
  parameters: { msw: [api.malformed(updatePreferences), ...account] },
  play: async ({ canvas }) => {
    await choose(canvas, 'Dark')
    await expectWords('Your choice holds in this browser, but could not be saved to your account.')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(isUnsaved()).toBe(true)
    api.recover()
    await choose(canvas, 'Light')
    await waitFor(() => expect(isUnsaved()).toBe(false))
    await expect(kept.theme).toBe('light')
  },
}
