import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/entities/credential'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialFileFormat } from '@rampart/contract/rules/credentialFiles'
import { CredentialChecks } from '@rampart/ui/CredentialChecks'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { Download } from 'lucide-react'
import { selfCheckMessages } from './selfCheck.messages.ts'
import { useSelfCheck } from './useSelfCheck.ts'

/** Checks what the page shows, says what came of it, and offers the files that prove it elsewhere. */
export function SelfCheckCard({ record }: { record: Certificate | Badge }) {
  const { view, type, id, onRetry } = useSelfCheck(record)
  const { verdict, headline, text, checks, hasFiles } = view
  return (
    <CredentialChecks
      verdict={verdict}
      headline={headline}
      text={text}
      checks={checks}
      onRetry={onRetry}
      actions={hasFiles && <CredentialFiles type={type} id={id} />}
    />
  )
}

const formats: readonly CredentialFileFormat[] = ['json', 'png', 'svg', 'pdf']

/** The files to take away; a badge has no PDF. */
function CredentialFiles({ type, id }: { type: CredentialType; id: string }) {
  const { files, signedJson } = useMessages(selfCheckMessages)
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        {files[type]}
      </Text>
      <Inline>
        {formats
          .filter((format) => type === 'certificate' || format !== 'pdf')
          .map((format) => (
            <LinkButton key={format} href={credentialFilePath(type, id, format)} download={`${id}.${format}`} variant="outline" size="small">
              <Download size={16} aria-hidden="true" />
              {format === 'json' ? signedJson : format.toUpperCase()}
            </LinkButton>
          ))}
      </Inline>
    </Stack>
  )
}
