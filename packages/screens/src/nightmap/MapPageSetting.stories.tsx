import type { MapPage } from '@rampart/contract/entities/publicMap'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { MapPageAdapter } from '../adapters/mapPageAdapter.ts'
import { handled } from '../testing/leaving.tsx'
import { mapLinks } from '../testing/mapLinks.ts'
import { fails } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { heldCall } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { MapPageSetting } from './MapPageSetting.tsx'

const page: MapPage = {
  id: 'aVeryLongIdThatNobodyGue',
  showsName: false,
  since: '2026-11-20T10:00:00.000Z',
}
const answering = (learning: Partial<MapPageAdapter>) => ({
  adapters: { learning } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Public map, the choice',
  component: MapPageSetting,
  args: { publicMapHref: mapLinks.publicMap },
  parameters: { session: 'signed-in', adapters: {}, chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <PageContainer space="section">{Story()}</PageContainer>, inScreenFrame],
} satisfies Meta<typeof MapPageSetting>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const choice = (canvas: Canvas) => canvas.findByRole('switch', { name: 'Public map page' })

export const Off: Story = {
  tags: ['edge'],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await choice(canvas)).toBeEnabled())
    await expect(await choice(canvas)).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Copy Page Link' })).toBeNull()
  },
}

export const On: Story = {
  parameters: {
    ...answering({ mapPage: async () => page }),
    states: ['Public map, the choice: on'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await choice(canvas)).toBeChecked())
    await expect(canvas.getByRole('switch', { name: 'Show my name' })).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Open Page' })).toHaveAttribute(
      'href',
      `/map/${page.id}`,
    )
  },
}

/** Off, on, with a name, and off again. */
export const ThereAndBack: Story = {
  tags: ['edge'],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await choice(canvas)).toBeEnabled())
    await userEvent.click(await choice(canvas))
    const name = await canvas.findByRole('switch', { name: 'Show my name' })
    await userEvent.click(name)
    await waitFor(() => expect(name).toBeChecked())
    await userEvent.click(await choice(canvas))
    await waitFor(() => expect(canvas.queryByRole('switch', { name: 'Show my name' })).toBeNull())
    await expect(await choice(canvas)).not.toBeChecked()
  },
}

const heldPage = heldCall<MapPage | null>()

/** A response from before the choice does not undo it. */
export const ChosenWhileRead: Story = {
  tags: ['edge'],
  parameters: answering({ mapPage: heldPage.call, setMapPage: async () => page }),
  play: async ({ canvas }) => {
    await heldPage.respond(null)
    await waitFor(async () => expect(await choice(canvas)).toBeEnabled())
    window.dispatchEvent(new Event('visibilitychange'))
    await userEvent.click(await choice(canvas))
    await canvas.findByRole('switch', { name: 'Show my name' })
    await heldPage.respond(null)
    await handled()
    await expect(await choice(canvas)).toBeChecked()
    await heldPage.respond(page)
  },
}

export const Copied: Story = {
  tags: ['edge'],
  parameters: {
    ...answering({ mapPage: async () => page }),
  },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Page Link' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `${location.origin}/map/${page.id}`,
    )
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const NotSaved: Story = {
  tags: ['edge'],
  parameters: { ...answering({ setMapPage: fails(500) }) },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await choice(canvas)).toBeEnabled())
    await userEvent.click(await choice(canvas))
    await expect(
      await canvas.findByText('Your choice wasn’t saved. Please try again.'),
    ).toBeVisible()
    await expect(await choice(canvas)).not.toBeChecked()
  },
}

export const NotKnown: Story = {
  tags: ['edge'],
  parameters: { ...answering({ mapPage: fails(500) }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We couldn’t check whether your map is public.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
