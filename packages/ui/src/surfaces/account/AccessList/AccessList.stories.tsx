import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { AccessList } from './AccessList.tsx'

const end = (what: string) => (
  <Button variant="outline" size="small">
    End<VisuallyHidden> {what}</VisuallyHidden>
  </Button>
)

const meta = {
  title: 'Surfaces/Account/AccessList',
  component: AccessList,
  args: {
    label: 'Where you are signed in',
    items: [
      {
        id: '1',
        kind: 'computer',
        title: 'Chrome on Linux',
        mark: 'This device',
        detail: 'Signed in on Nov 20, 2026, 9:50 AM',
      },
      {
        id: '2',
        kind: 'phone',
        title: 'Safari on iOS',
        detail: 'Last used on Nov 20, 2026, 8:12 AM',
        action: end('Safari on iOS'),
      },
    ],
  },
  parameters: { maxWidth: 640 },
} satisfies Meta<typeof AccessList>

export default meta
type Story = StoryObj<typeof meta>

/** The device that looks at the list has a mark and no button. */
export const Devices: Story = {
  parameters: { ...darkAndMirrored, states: ['Security: where one is signed in'] },
  play: async ({ canvas }) => {
    const [own, other] = within(
      canvas.getByRole('list', { name: 'Where you are signed in' }),
    ).getAllByRole('listitem')
    await expect(own).toHaveTextContent('This device')
    await expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    await expect(
      within(other as HTMLElement).getByRole('button', { name: 'End Safari on iOS' }),
    ).toBeVisible()
  },
}

/** A name that its owner chose may be one long word. */
export const LongNames: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Passkeys',
    items: [
      {
        id: '1',
        kind: 'passkey',
        title: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers',
        detail: 'Added on Nov 20, 2026, 9:50 AM, last used on Nov 20, 2026, 9:50 AM',
        action: end('passkey'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** On a phone buttons that leave no room for the words are under them. */
export const TwoActions: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Passkeys',
    items: [
      {
        id: '1',
        kind: 'passkey',
        title: 'iCloud Keychain',
        mark: 'Synced',
        detail: 'Added on Oct 2, 2026, last used on Nov 19, 2026.',
        action: (
          <Inline>
            <Button variant="plain" size="small">
              Rename
            </Button>
            <Button variant="outline" size="small">
              Remove
            </Button>
          </Inline>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/last used/).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Rename' }).getBoundingClientRect()
    await expect(words.width).toBeGreaterThan(160)
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom)
  },
}
