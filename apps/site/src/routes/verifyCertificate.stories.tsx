import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { certificateWire, verifyCertificate } from '@rampart/contract/calls/certificate'
import { certificate } from '@rampart/screens/testing/credentialFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import signed from '../testing/signedCredentials.json' with { type: 'json' }
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Verify anything',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/verify-cert', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const document = signed.documents['CSN-DEMO000001']
const revoked = { ...certificate, credentialId: 'CSN-DEMO000003', status: 'Revoked' }
const records = respond(verifyCertificate, ({ params }) => {
  const found = [certificate, revoked].find(({ credentialId }) => credentialId === params.certId)
  return found ? { certificate: certificateWire.toWire(found) } : failure('certificate_not_found')
})

/** The libraries that check are loaded with the first file. */
const patient = { timeout: 20_000 }
const drop = async (canvas: Canvas, json: unknown) =>
  userEvent.upload(
    await canvas.findByLabelText('Drop certificates here or choose files', undefined, patient),
    new File([JSON.stringify(json)], 'file.json'),
  )
const verdict = (canvas: Canvas, name: string) =>
  canvas.findByRole('heading', { level: 4, name }, patient)

/** Really signed, really checked here; the page says what is sent and what is not. */
export const Valid: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['One credential: valid'] },
  play: async ({ canvas, args }) => {
    await drop(canvas, document)
    await expect(await verdict(canvas, 'This certificate is genuine and valid')).toBeVisible()
    await expect(canvas.getByText('Nothing differs from the record')).toBeVisible()
    await expect(canvas.getByText(/never leave it/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'View certificate' }))
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/cert/view/CSN-DEMO000001'),
    )
    await expectHeading(canvas, 'Incident Response 101')
    await expectHeading(canvas, 'This certificate is genuine and valid', 2)
  },
}

/** One letter less. */
export const Altered: Story = {
  parameters: { states: ['One credential: altered'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await drop(
      canvas,
      JSON.parse(JSON.stringify(document).replace('"Dana Learner"', '"Dana Larner"')),
    )
    await expect(await verdict(canvas, 'This certificate is not genuine')).toBeVisible()
    await expect(
      within(canvas.getByRole('row', { name: /^Recipient/ })).getByText('Differs'),
    ).toBeVisible()
  },
}

export const Revoked: Story = {
  parameters: {
    states: ['One credential: revoked'],
    chromatic: { disableSnapshot: true },
    msw: [records],
  },
  play: async ({ canvas }) => {
    await drop(canvas, signed.documents['CSN-DEMO000003'])
    await expect(await verdict(canvas, 'This certificate was revoked')).toBeVisible()
  },
}

/** Of another issuer, whose server is not asked. */
export const ForeignIssuer: Story = {
  parameters: {
    states: ['One credential: of another issuer'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await drop(canvas, {
      ...document,
      id: 'https://badges.example/1',
      issuer: { ...document.issuer, id: 'did:web:badges.example' },
    })
    await expect(await verdict(canvas, 'This credential was not issued here')).toBeVisible()
  },
}

/** The issuer's keys cannot be read: nothing is claimed. */
export const NoKeys: Story = {
  parameters: {
    states: ['One credential: no connection, no keys'],
    chromatic: { disableSnapshot: true },
    msw: [http.get('/.well-known/did.json', () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await drop(canvas, document)
    await expect(await verdict(canvas, 'This certificate could not be fully checked')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const List: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Many credentials: mixed'],
    msw: [records],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole(
      'textbox',
      { name: 'IDs, links or the text of a credential' },
      patient,
    )
    await userEvent.click(field)
    await userEvent.paste(
      'CSN-DEMO000001, https://rampart.example/cert/view/CSN-DEMO000003, BDG-DEMO000001, CSN-N0SUCH0NE123',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(
      await canvas.findByText(
        '4 checked: 2 valid, 1 revoked, 1 not found.',
        { selector: 'p' },
        patient,
      ),
    ).toBeVisible()
  },
}
