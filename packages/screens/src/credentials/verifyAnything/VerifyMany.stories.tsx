import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { badge, bootcampCertificate, certificate } from '../../testing/credentialFixtures.ts'
import { fails } from '../../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../../testing/memoryAdapters.ts'
import { verificationOf } from '../checks.fixtures.ts'
import { signedDocument } from './documents.fixtures.ts'
import { jsonFile, pdfFile, pngFile, svgFile } from './files.fixtures.ts'
import { args, choose, decorators, enter, field, json, render, zone } from './storyParts.tsx'
import type { Canvas } from './storyParts.tsx'
import { VerifyAnything } from './VerifyAnything.tsx'

const revoked = {
  ...certificate,
  credentialId: 'CSN-DEMO000003',
  course: { title: 'Linux for the Cloud' },
  status: 'Revoked',
}
const records = [certificate, bootcampCertificate, revoked, badge]
const recordOf = (id: CredentialId) =>
  records.find(({ credentialId }) => credentialId === id.credentialId)
const site: AdapterOverrides = {
  credential: { find: async (id) => recordOf(id) ?? fails(404)() },
  verification: {
    document: async (id) => signedDocument(recordOf(id) ?? badge),
    verify: async (document) => {
      const found = JSON.stringify(document)
      if (found.includes('CSN-DEMO000003')) return verificationOf('revoked')
      return verificationOf(
        found.includes('Leamer')
          ? 'altered'
          : found.includes('badges.example')
            ? 'untrusted'
            : 'valid',
      )
    },
  },
}

const meta = {
  title: 'Screens/Verify many',
  component: VerifyAnything,
  args,
  parameters: { layout: 'fullscreen', adapters: site },
  decorators,
  render,
} satisfies Meta<typeof VerifyAnything>

export default meta
type Story = StoryObj<typeof meta>

const verdicts = (canvas: Canvas) =>
  within(canvas.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[4]?.textContent)
const list =
  'Name;Certificate ID (CSN-xxxxx)\n"Learner, Dana";CSN-DEMO000001\nPat;https://rampart.example/cert/view/CSN-DEMO000002\nDana;csn-demo000003\nDana;CSN-DEMO000001\n'

/** A list from a spreadsheet: a row for each, in the same order, and all results as a file. */
export const List: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Many credentials: mixed'] },
  play: async ({ canvas }) => {
    await choose(canvas, new File([`\uFEFF${list}`], 'applicants.csv'))
    await expect(
      await canvas.findByText('3 checked: 2 valid, 1 revoked.', { selector: 'p' }),
    ).toBeVisible()
    await expect(verdicts(canvas)).toEqual(['Valid', 'Valid', 'Revoked'])
    await expect(canvas.getByRole('button', { name: 'Download results as CSV' })).toBeEnabled()
  },
}

/** Several files of all kinds at once: each has a result. */
export const Mixed: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Many credentials: mixed'] },
  play: async ({ canvas }) => {
    const altered = {
      ...json,
      credentialSubject: {
        identifier: [{ identityType: 'name', hashed: false, identityHash: 'Dana Leamer' }],
      },
    }
    await choose(
      canvas,
      jsonFile(json),
      jsonFile(altered, 'dana-final-v2.json'),
      jsonFile({ ...json, id: 'https://badges.example/1' }, 'other-school.json'),
      pngFile(null, 'screenshot.png'),
      pdfFile(JSON.stringify(signedDocument(bootcampCertificate)), 'CSN-DEMO000002.pdf'),
      new File(['BDG-DEMO000001\nCSN-N0SUCH0NE123'], 'ids.txt'),
    )
    // The code that reads PDF files is loaded with the first one.
    await canvas.findByText(
      '7 checked: 3 valid, 1 not genuine, 1 other issuer, 1 not found, 1 not readable.',
      { selector: 'p' },
      { timeout: 20_000 },
    )
    await expect(verdicts(canvas)).toEqual([
      'Valid',
      'Not genuine',
      'Other issuer',
      'Not readable',
      'Valid',
      'Valid',
      'Not found',
    ])
  },
}

export const MixedPhone: Story = {
  tags: ['edge'],
  ...Mixed,
  globals: { viewport: { value: 'phone' } },
}

/**
 * The site asks the page to wait: the results so far stay, and checking continues after the wait.
 */
export const Waiting: Story = {
  parameters: {
    states: ['Many credentials: the site asks to wait'],
    adapters: {
      ...site,
      credential: {
        find: async ({ credentialId }) =>
          credentialId === 'CSN-DEMO000001' ? certificate : fails(429)(),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, new File([list], 'applicants.csv'))
    await expect(await canvas.findByText(/The rest will be checked automatically/)).toBeVisible()
    await expect(canvas.getByText('Checked 1 of 3 …', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download results as CSV' })).toBeDisabled()
  },
}

/** Without a connection each row says so, and all of them can be tried again. */
export const Offline: Story = {
  parameters: {
    states: ['Many credentials: no connection'],
    adapters: { credential: { find: fails(0) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, new File([list], 'applicants.csv'))
    await canvas.findByText('3 checked: 3 not checked.', { selector: 'p' })
    await userEvent.click(canvas.getByRole('button', { name: 'Check all again' }))
    await canvas.findByText('3 checked: 3 not checked.', { selector: 'p' })
  },
}

/** It contains nothing to check: the page says why, and what it can check. */
export const NotACredential: Story = {
  parameters: { states: ['Verify anything: not a credential'] },
  play: async ({ canvas }) => {
    await choose(canvas, pngFile(null, 'screenshot.png'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^screenshot.png can’t be checked.*Screenshots and other copies lose it/,
    )
  },
}

/** Malicious files do nothing; the page says why they were refused. */
export const Hostile: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const entities =
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    const script =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"><script>document.title = "2"</script></svg>'
    const { title } = document
    for (const [file, words] of [
      [svgFile('{}', 'bomb.svg', entities), /damaged, or not what it seems/],
      [new File([script], 'script.svg'), /no signed credential in this picture/],
      [
        new File(['<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'], 'broken.svg'),
        /damaged, or not what it seems/,
      ],
      [new File(['<html><body>CSN-1</body></html>'], 'page.html'), /damaged, or not what it seems/],
      [new File([new Uint8Array(10_000_001)], 'huge.json'), /larger than 10 MB/],
      [new File([], 'empty.pdf'), /The file is empty/],
    ] as const) {
      await choose(canvas, file)
      await expect(await canvas.findByText(words)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    }
    await expect(document.title).toBe(title)
    const text = JSON.stringify({ ...json, name: 'a ]]> & <b>' })
    await choose(canvas, svgFile(text))
    await expect(
      await canvas.findByRole('heading', {
        level: 4,
        name: 'This certificate is genuine and valid',
      }),
    ).toBeVisible()
  },
}

/** Too many at once: none is checked, so that nobody mistakes a part for the whole. */
export const TooMany: Story = {
  parameters: { states: ['Verify anything: too many at once'] },
  play: async ({ canvas }) => {
    await choose(
      canvas,
      ...Array.from({ length: 21 }, (_value, index) => jsonFile(json, `${index}.json`)),
    )
    await expect(await zone(canvas)).toHaveAccessibleDescription(
      /^These are 21 files. Please give at most 20 at a time./,
    )
    await choose(
      canvas,
      new File(
        [Array.from({ length: 201 }, (_value, index) => `CSN-${index}`).join('\n')],
        'all.csv',
      ),
    )
    await canvas.findByText('These are 201 IDs. Please give at most 200 at a time.')
    await expect(canvas.queryByRole('region', { name: /^Result/ })).toBeNull()
  },
}

/** A link to another site is not followed, and what was typed stays. */
export const ForeignLink: Story = {
  parameters: {
    states: ['Verify anything: a link to elsewhere'],
  },
  play: async ({ canvas }) => {
    const link = 'https://elsewhere.example/cert/view/CSN-DEMO000001'
    await enter(canvas, link)
    await expect(
      await canvas.findByText(/This link leads to another site, elsewhere.example/),
    ).toBeVisible()
    await expect(await field(canvas)).toHaveValue(link)
  },
}

/** A link with a long word does not widen the page. */
export const LongLinkOnPhone: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await enter(canvas, `https://elsewhere.example/cert/view/${'CSNDEMO'.repeat(12)}`)
    await expect(await canvas.findByText(/This link leads to another site/)).toBeVisible()
  },
}
