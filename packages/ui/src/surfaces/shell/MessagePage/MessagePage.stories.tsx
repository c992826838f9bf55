import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { MessagePage, NotFoundMessage } from './MessagePage.tsx'

const meta = {
  title: 'Surfaces/Shell/MessagePage',
  component: MessagePage,
  subcomponents: { NotFoundMessage },
  parameters: { layout: 'fullscreen' },
  args: { title: 'No course found' },
} satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj<typeof meta>

/** Any address that belongs to no page. */
export const NotFound: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Not found (404): “Oops! Page not Found.” with “Back to Home”'],
  },
  render: () => <NotFoundMessage />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not Found.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const CourseNotFound: Story = {
  parameters: { states: ['Course: not found'] },
  args: {
    text: "We couldn't find a course matching your request. Please check the URL or try browsing available courses.",
    action: (
      <LinkButton href="/" variant="soft">
        Browse courses
      </LinkButton>
    ),
  },
}

/** Nothing to press: only words. */
export const ComingSoon: Story = {
  tags: ['edge'],
  args: { title: 'Coming soon', text: 'This part of the site is being charted.' },
}

const retry = fn()

/** Read out when it replaces a page; the button tries again. */
export const ErrorWithRetry: Story = {
  parameters: { states: ['Faults: a page’s code cannot be loaded'] },
  args: {
    title: 'Something went wrong. Please try again.',
    isAlert: true,
    action: <Button onPress={retry}>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

/** The text stays away from the edges; the title balances its lines. */
export const Phone: Story = {
  tags: ['edge'],
  ...CourseNotFound,
  globals: { viewport: { value: 'phone' } },
}

/** An address that someone pasted into a title stays inside. */
export const UnbrokenWord: Story = {
  tags: ['edge'],
  args: {
    title: 'Nothing at /course/zero-trust-foundations-for-hybrid-networks-and-beyond-the-perimeter',
  },
  globals: { viewport: { value: 'phone' } },
}
