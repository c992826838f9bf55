import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { StoryContext } from '@storybook/react-vite'
import type { Verdict } from '@rampart/verify'
import { userEvent } from 'storybook/test'
import { certificate } from '../../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../../testing/memoryAdapters.ts'
import { inScreenFrame } from '../../testing/ScreenFrame.tsx'
import { verificationOf } from '../checks.fixtures.ts'
import { signedDocument } from './documents.fixtures.ts'
import { VerifyAnything } from './VerifyAnything.tsx'
import type { VerifyAnythingProps } from './VerifyAnything.tsx'

/** What the stories of this part share. */
export const args = {
  origin: 'https://rampart.example',
  credentialHref: ({ type, credentialId }: CredentialId) => credentialPagePath(type, credentialId),
}

export const decorators = [inScreenFrame]
export const render = (props: VerifyAnythingProps) => (
  <PageContainer space="section">
    <VerifyAnything {...props} />
  </PageContainer>
)

export type Canvas = StoryContext<VerifyAnythingProps>['canvas']

export const json = signedDocument(certificate)
export const genuine = 'This certificate is genuine and valid'
export const says = (verdict: Verdict): AdapterOverrides => ({
  verification: { verify: async () => verificationOf(verdict) },
})

export const zone = (canvas: Canvas) =>
  canvas.findByLabelText('Drop certificates here or choose files')
export const choose = async (canvas: Canvas, ...files: File[]) =>
  userEvent.upload(await zone(canvas), files, { applyAccept: false })
export const field = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'IDs, links or the text of a credential' })
export async function enter(canvas: Canvas, words: string): Promise<void> {
  await userEvent.click(await field(canvas))
  await userEvent.paste(words)
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
}
export const verdict = (canvas: Canvas, name: string) =>
  canvas.findByRole('heading', { level: 4, name })
