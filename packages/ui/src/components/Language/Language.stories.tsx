import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { arabic } from '../../messages/arabic.ts'
import { ContentLanguage, ContentText, Language, useLocale } from './Language.tsx'

const meta = {
  title: 'Components/Content/Language',
  component: Language,
  args: { locale: 'en-US', children: <CopyButton value="1" onCopy={() => Promise.resolve()} /> },
} satisfies Meta<typeof Language>

export default meta
type Story = StoryObj<typeof meta>

/** The specification's texts. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

/** The same component in another language; `dir` and `lang` are its surroundings' to give. */
export const Arabic: Story = {
  args: { locale: 'ar', messages: arabic },
  decorators: [
    (Story) => (
      <div lang="ar" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'نسخ' })).toBeVisible()
  },
}

/** Texts that a translation does not have stay English. */
export const PartlyTranslated: Story = {
  args: { locale: 'ar', messages: {} },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

function Today() {
  return (
    <p>
      {new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date('2026-03-14'),
      )}
    </p>
  )
}

// Its name in 'Show code': scripts are minified.
Today.displayName = 'Today'

/** `useLocale` is for `Intl`: here a date. */
export const Dates: Story = {
  args: { locale: 'ar', messages: arabic, children: <Today /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/مارس/)).toBeVisible()
  },
}

/**
 * Words of the content say their language if it is not the page's: that of the content around, of a
 * part, or of a word.
 */
export const Content: Story = {
  args: {
    locale: 'ar',
    messages: arabic,
    contentLocale: 'en',
    children: (
      <>
        <p>
          <ContentText>Linux for the Cloud.</ContentText>
        </p>
        <ContentLanguage locale="ar">
          <p>
            <ContentText>لينكس للسحابة.</ContentText>
          </p>
          <p>
            <ContentText lang="fr">Linux pour le cloud.</ContentText>
          </p>
        </ContentLanguage>
      </>
    ),
  },
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div lang="ar" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Linux for the Cloud.')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('Linux pour le cloud.')).toHaveAttribute('lang', 'fr')
    await expect(canvas.getByText('لينكس للسحابة.').tagName).toBe('P')
  },
}
