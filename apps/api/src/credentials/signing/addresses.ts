import { apiBase } from '@rampart/contract/calls/call'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialFileFormat } from '@rampart/contract/rules/credentialFiles'
import { didWebOf } from '@rampart/verify/didWeb'
import type { CredentialRecord } from './records.ts'

/** The addresses that signed credentials name, all below the site's own origin. */
export const addresses = (publicUrl: string) => ({
  site: publicUrl,
  did: didWebOf(publicUrl),
  /** Where people look a credential up; it is the credential's id too. */
  page: ({ type, publicId }: Pick<CredentialRecord, 'type' | 'publicId'>): string =>
    `${publicUrl}${type === 'badge' ? '/badge/view/' : '/cert/view/'}${publicId}`,
  file: ({ type, publicId }: Pick<CredentialRecord, 'type' | 'publicId'>, format: CredentialFileFormat): string =>
    publicUrl + credentialFilePath(type, publicId, format),
  achievement: ({ source, slug }: Pick<CredentialRecord, 'source' | 'slug'>): string =>
    `${publicUrl}${source === 'course' ? '/course/' : '/bootcamps/'}${slug}`,
  statusList: (list: number): string => `${publicUrl}${apiBase}/issuer/status/${list}`,
})

export type Addresses = ReturnType<typeof addresses>
