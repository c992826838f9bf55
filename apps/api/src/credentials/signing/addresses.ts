import { apiBase } from '@rampart/contract/calls/call'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialFileFormat } from '@rampart/contract/rules/credentialFiles'
import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { paths } from '@rampart/contract/rules/sitePaths'
import { didWebOf } from '@rampart/verify/didWeb'
import type { CredentialRecord } from './records.store.ts'

/** The addresses that signed credentials name, all below the site's own origin. */
export const addresses = (publicUrl: string) => ({
  site: publicUrl,
  did: didWebOf(publicUrl),
  /** Where people look a credential up; it is the credential's id too. */
  page: ({ type, credentialId }: CredentialId): string =>
    publicUrl + credentialPagePath(type, credentialId),
  file: ({ type, credentialId }: CredentialId, format: CredentialFileFormat): string =>
    publicUrl + credentialFilePath(type, credentialId, format),
  achievement: (record: Pick<CredentialRecord, 'source' | 'slug' | 'domain' | 'level'>): string =>
    publicUrl + achievementPath(record),
  statusList: (list: number): string => `${publicUrl}${apiBase}/issuer/status/${list}`,
})

function achievementPath({
  source,
  slug,
  domain,
  level,
}: Pick<CredentialRecord, 'source' | 'slug' | 'domain' | 'level'>): string {
  if (source === 'track') return paths.labTrack({ domain, level })
  return source === 'course' ? paths.course(slug) : paths.bootcamp(slug)
}

export type Addresses = ReturnType<typeof addresses>
