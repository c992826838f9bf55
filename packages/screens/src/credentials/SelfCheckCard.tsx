import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialFileFormat } from '@rampart/contract/rules/credentialFiles'
import { CredentialChecks } from '@rampart/ui/CredentialChecks'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { Download } from 'lucide-react'
import { credentialMessages } from './credentials.messages.ts'
import { selfCheckMessages } from './selfCheck.messages.ts'
import { useSelfCheck } from './useSelfCheck.ts'

/** Checks what the page shows, reports the result, and offers the files that prove it elsewhere. */
export function SelfCheckCard({ record }: { record: CredentialView }) {
  const { view, onRetry } = useSelfCheck(record)
  const { verdict, headline, text, checks, hasFiles } = view
  return (
    <CredentialChecks
      verdict={verdict}
      headline={headline}
      text={text}
      checks={checks}
      onRetry={onRetry}
      actions={hasFiles && <CredentialFiles id={record} />}
    />
  )
}

const formats: readonly CredentialFileFormat[] = ['json', 'png', 'svg', 'pdf']

/** The files to download. */
function CredentialFiles({ id: { type, credentialId } }: { id: CredentialId }) {
  const { kinds } = useMessages(credentialMessages)
  const { signedJson } = useMessages(selfCheckMessages)
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        {kinds[type].files}
      </Text>
      <Inline>
        {formats
          .filter((format) => format !== 'pdf' || credentialKinds[type].hasPdf)
          .map((format) => (
            <LinkButton
              key={format}
              href={credentialFilePath(type, credentialId, format)}
              download={`${credentialId}.${format}`}
              variant="outline"
              size="small"
            >
              <Download size={16} aria-hidden="true" />
              {format === 'json' ? signedJson : format.toUpperCase()}
            </LinkButton>
          ))}
      </Inline>
    </Stack>
  )
}
