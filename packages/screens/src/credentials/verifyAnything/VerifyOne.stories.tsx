import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { badge, certificate } from '../../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../../testing/memoryAdapters.ts'
import { fails, never } from '../../testing/memoryAdapters.ts'
import { signedDocument } from './documents.fixtures.ts'
import { jsonFile } from './files.fixtures.ts'
import {
  args,
  choose,
  decorators,
  enter,
  field,
  genuine,
  json,
  render,
  says,
  verdict,
} from './storyParts.tsx'
import { VerifyAnything } from './VerifyAnything.tsx'

const meta = {
  title: 'Screens/Verify one',
  component: VerifyAnything,
  args,
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators,
  render,
} satisfies Meta<typeof VerifyAnything>

export default meta
type Story = StoryObj<typeof meta>

const altered = {
  ...json,
  credentialSubject: {
    ...json.credentialSubject,
    identifier: [{ identityType: 'name', hashed: false, identityHash: 'Dana Leamer' }],
  },
}

/** The verdict, each check, and the file beside the record. */
export const Valid: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['One credential: valid'] },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(json))
    await expect(await verdict(canvas, genuine)).toBeVisible()
    await expect(canvas.getByText('Nothing differs from the record')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View certificate' })).toHaveAttribute(
      'href',
      '/cert/view/CSN-DEMO000001',
    )
  },
}

/** The record's status is in the language of the page. */
export const InArabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.paste('CSN-DEMO000001')
    await userEvent.click(canvas.getByRole('button', { name: 'فحص' }))
    await expect(await canvas.findByRole('cell', { name: 'صالحة' })).toBeVisible()
  },
}

export const Badge: Story = {
  parameters: {
    states: ['One credential: valid'],
    chromatic: { disableSnapshot: true },
    adapters: {
      verification: { document: async () => signedDocument(badge) },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await enter(canvas, 'BDG-DEMO000001')
    await expect(await verdict(canvas, 'This badge is genuine and valid')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View badge' })).toHaveAttribute(
      'href',
      '/badge/view/BDG-DEMO000001',
    )
    await expect(
      canvas.getByRole('columnheader', { name: 'In the signed document' }),
    ).toBeInTheDocument()
  },
}

/** One letter of the name was changed: refused, and the record shows which. */
export const Altered: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['One credential: altered'],
    adapters: says('altered'),
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(altered))
    await expect(await verdict(canvas, 'This certificate is not genuine')).toBeVisible()
    await expect(canvas.getByText('1 of 5 fields differs from the record')).toBeVisible()
    await expect(
      within(canvas.getByRole('row', { name: /^Recipient/ })).getByText('Differs'),
    ).toBeVisible()
  },
}

export const AlteredPhone: Story = {
  tags: ['edge'],
  ...Altered,
  globals: { viewport: { value: 'phone' } },
}

export const Revoked: Story = {
  parameters: {
    states: ['One credential: revoked'],
    adapters: {
      ...says('revoked'),
      credential: { find: async () => ({ ...certificate, status: 'Revoked' }) },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(json))
    await expect(await verdict(canvas, 'This certificate was revoked')).toBeVisible()
    await expect(
      within(canvas.getByRole('row', { name: /^Status/ })).getByText('Revoked'),
    ).toBeVisible()
  },
}

/** The name has been corrected since. */
export const Superseded: Story = {
  parameters: {
    states: ['One credential: superseded'],
    adapters: {
      ...says('superseded'),
      credential: {
        find: async () => ({ ...certificate, participantName: 'Dana Q. Learner' }),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(json))
    await expect(await verdict(canvas, 'This certificate was superseded')).toBeVisible()
    await expect(
      within(canvas.getByRole('row', { name: /^Recipient/ })).getByText('Dana Q. Learner'),
    ).toBeVisible()
  },
}

/** Of another site: nothing is looked up here, and there is nothing to compare. */
export const ForeignIssuer: Story = {
  parameters: {
    states: ['One credential: of another issuer'],
    adapters: {
      ...says('untrusted'),
      credential: { find: fails(0) },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile({ ...json, id: 'https://badges.example/CSN-DEMO000001' }))
    await expect(await verdict(canvas, 'This credential was not issued here')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^View/ })).toBeNull()
  },
}

/** It was signed once, but the site has no record of it any more. */
export const NoRecord: Story = {
  parameters: {
    states: ['One credential: signed once, no record any more'],
    adapters: { credential: { find: fails(404) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(json))
    await expect(
      await canvas.findByText(
        'The site has no record under CSN-DEMO000001, the ID that this document names.',
      ),
    ).toBeVisible()
  },
}

export const UnknownId: Story = {
  parameters: {
    states: ['One credential: an unknown ID'],
    adapters: { credential: { find: fails(404) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await enter(canvas, 'CSN-N0SUCH0NE123')
    await expect(await canvas.findByText('Nothing was issued under CSN-N0SUCH0NE123')).toBeVisible()
  },
}

export const Checking: Story = {
  parameters: {
    states: ['One credential: checking'],
    adapters: { verification: { verify: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await choose(canvas, jsonFile(json))
    await expect(await verdict(canvas, 'Checking this credential …')).toBeVisible()
  },
}

/** Without a connection nothing is claimed; the same document can be checked again. */
export const Offline: Story = {
  parameters: {
    states: ['One credential: no connection, no keys'],
    adapters: {
      credential: { find: fails(0) },
      verification: { verify: fails(0) },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await enter(canvas, 'CSN-DEMO000001')
    await expect(await verdict(canvas, 'This certificate could not be fully checked')).toBeVisible()
  },
}

/** Trying again keeps the ID. */
export const OfflineRetried: Story = {
  ...Offline,
  parameters: {
    ...Offline.parameters,
    states: ['One credential: no connection, no keys'],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await Offline.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await field(canvas)).toHaveValue('CSN-DEMO000001')
  },
}
