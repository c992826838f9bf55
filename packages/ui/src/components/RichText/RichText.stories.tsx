import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { RichText } from './RichText.tsx'
import { guide, hostile } from './samples.ts'

const meta = {
  title: 'Components/Content/RichText',
  component: RichText,
  args: { html: guide },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

/** All that authors may use: rhythm, lists, code, tables, a measure that reads well. */
export const Guide: Story = {
  parameters: { ...dark, states: ['Lab: signed in'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plan the network' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'the reference' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(canvas.getByRole('deletion')).toHaveTextContent('everything')
  },
}

/** On a phone wide code and tables scroll in their place, by keyboard too; the page does not. */
export const Narrow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector('pre') as HTMLElement
    await expect(code).toHaveAttribute('tabindex', '0')
    await expect(getComputedStyle(code).scrollbarColor).toBe('rgb(196, 211, 218) rgba(0, 0, 0, 0)')
    await expect(canvas.getByRole('region', { name: 'Table 1' })).toHaveAttribute('tabindex', '0')
    code.focus()
    await userEvent.keyboard('{Tab}')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
  parameters: { maxWidth: 288 },
}

/**
 * A button over each code block, by keyboard and by pointer; it copies the block and nothing else.
 */
export const CodeCanBeCopied: Story = {
  args: { onCopy: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Copy code block 1' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect((args.onCopy as ReturnType<typeof fn>).mock.calls[0]?.[0]).toMatch(
      /^aws ec2 create-vpc[^]*--output table$/,
    )
  },
}

/** Blocks of shell commands have a second button, which runs them somewhere. */
export const CommandsCanBeRun: Story = {
  tags: ['edge'],
  args: { onCopy: fn(async () => undefined), onRun: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Run in terminal: code block 1' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).toHaveBeenCalledOnce()
    await expect((args.onRun as ReturnType<typeof fn>).mock.calls[0]?.[0]).toMatch(
      /^aws ec2 create-vpc[^]*--output table$/,
    )
  },
}

/** Nothing that could run survives; the words do. */
export const Hostile: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('These words stay.')).toBeVisible()
    await expect(
      canvasElement.querySelectorAll(
        'script, img, svg, iframe, style, form, input, object, template',
      ),
    ).toHaveLength(0)
    const attributes = [...canvasElement.querySelectorAll('[class] *')].flatMap((element) =>
      element.getAttributeNames(),
    )
    await expect(
      attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'id'),
    ).toEqual([])
    const addresses = canvas.queryAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(addresses).toEqual(['https://example.org/'])
    await expect('hacked' in window).toBe(false)
  },
}

/**
 * The text that the server sent stays as it is; when it comes back after another one, it is
 * sanitized as that was.
 */
export const OtherTextAndBack: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
  play: async ({ canvasElement }) => {
    const place = document.createElement('div')
    canvasElement.append(place)
    const first = '<p onclick="window.hacked=1">The first lab.</p>'
    place.innerHTML = renderToString(<RichText html={first} />)
    const text = place.firstElementChild as HTMLElement
    const root = hydrateRoot(place, <RichText html={first} />)
    await waitFor(() => expect(Object.keys(text).join()).toContain('__reactProps'))
    const shown = async (html: string, words: string) => {
      root.render(<RichText html={html} />)
      await waitFor(() => expect(place).toHaveTextContent(words))
      return place.querySelector('p')
    }
    await expect(await shown('<p>The second lab.</p>', 'The second lab.')).not.toBeNull()
    await expect(await shown(first, 'The first lab.')).not.toHaveAttribute('onclick')
    root.unmount()
    place.remove()
  },
}

export const Empty: Story = { args: { html: '' } }

/** An unbroken word wraps inside the measure. */
export const UnbrokenWord: Story = {
  args: {
    html: '<p>arn:aws:iam::123456789012:role/organization-wide-security-audit-readonly-with-a-permission-boundary-and-a-session-policy</p>',
  },
  decorators: Narrow.decorators,
}
