import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/entities/credential'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialFileFormat } from '@rampart/contract/rules/credentialFiles'
import { CredentialChecks } from '@rampart/ui/CredentialChecks'
import { Inline } from '@rampart/ui/Inline'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { Download } from 'lucide-react'
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

const formats: readonly (readonly [format: CredentialFileFormat, label: string])[] = [
  ['json', 'Signed JSON'],
  ['png', 'PNG'],
  ['svg', 'SVG'],
  ['pdf', 'PDF'],
]

/** The files to take away; a badge has no PDF. */
function CredentialFiles({ type, id }: { type: CredentialType; id: string }) {
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        Each of these files carries the signature, so the {type} can be checked without this page.
      </Text>
      <Inline>
        {formats
          .filter(([format]) => type === 'certificate' || format !== 'pdf')
          .map(([format, label]) => (
            <LinkButton key={format} href={credentialFilePath(type, id, format)} download={`${id}.${format}`} variant="outline" size="small">
              <Download size={16} aria-hidden="true" />
              {label}
            </LinkButton>
          ))}
      </Inline>
    </Stack>
  )
}
