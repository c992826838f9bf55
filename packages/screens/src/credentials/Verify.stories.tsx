import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { VerifyScreen } from './VerifyScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Verify certificate',
  component: VerifyScreen,
  args: { onVerify: fn(), origin: 'https://rampart.example' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VerifyScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Certification ID' })
const error = 'Invalid Certification ID. Format should be: CSN-xxxxx'

/** What an employer sees first. */
export const Empty: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Verify certificate: empty'],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Verify Certificate' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled()
  },
}

/** In any case, without the spaces that came with it. */
export const Verifies: Story = {
  parameters: { states: ['Verify certificate: valid'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '  csn-demo000001 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onVerify).toHaveBeenCalledWith({
      type: 'certificate',
      credentialId: 'csn-demo000001',
    })
  },
}

/** The ID of a badge leads to the badge. */
export const VerifiesBadge: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'bdg-demo000001{Enter}')
    await expect(args.onVerify).toHaveBeenCalledWith({
      type: 'badge',
      credentialId: 'bdg-demo000001',
    })
    await expect(canvas.queryByText(error)).not.toBeInTheDocument()
  },
}

/** The whole link from an application. */
export const VerifiesLink: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const query = 'utm_source=an-application&utm_medium=email'
    await userEvent.click(field(canvas))
    await userEvent.paste(`https://rampart.example/cert/view/CSN-DEMO000001?${query}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onVerify).toHaveBeenCalledWith({
      type: 'certificate',
      credentialId: 'CSN-DEMO000001',
    })
  },
}

/** Not an ID: the error is at the field. What was typed stays. */
export const Invalid: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Verify certificate: “Invalid Certification ID. Format should be'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'CSN-{Enter}')
    await expect(await canvas.findByText(error)).toBeVisible()
    await expect(field(canvas)).toHaveValue('CSN-')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

/** The error disappears with the next letter. */
export const InvalidEdited: Story = {
  parameters: { states: ['Verify certificate: edited'] },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'BDG{Enter}')
    await expect(await canvas.findByText(error)).toBeVisible()
    await userEvent.type(field(canvas), '2')
    await expect(canvas.queryByText(error)).not.toBeInTheDocument()
    await expect(field(canvas)).toBeValid()
  },
}

/** Otherwise it disappears after four seconds. */
export const InvalidFades: Story = {
  parameters: {
    states: ['Verify certificate: after 4 seconds'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'nonsense{Enter}')
    await expect(await canvas.findByText(error)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(error)).not.toBeInTheDocument(), {
      timeout: 10_000,
    })
    await expect(field(canvas)).toHaveValue('nonsense')
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
