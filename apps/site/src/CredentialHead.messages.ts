import { defineMessages } from '@rampart/ui/Language'

/**
 * Texts about a credential, for places that do not show its page; `status` is given if the
 * credential was revoked.
 */
interface ShownCredential {
  status: string | undefined
  /** 'Course Certificate', in the language around. */
  kind: string
  id: string
  title: string
  recipient: string
  organization: string
  /** Day of issue. */
  date: string
}

const taken = (status: string | undefined) => (status ? `${status}: ` : '')

export const credentialHeadMessages = defineMessages('siteCredentials', {
  title: ({ status, recipient, title }: ShownCredential) =>
    `${taken(status)}${recipient}, ${title}`,
  description: ({ status, kind, id, organization, recipient, date }: ShownCredential) =>
    `${taken(status)}${kind} ${id}, issued by ${organization} to ${recipient} on ${date}.`,
  picture: ({ status, kind, recipient, title }: ShownCredential) =>
    `${taken(status)}${kind} of ${recipient}: ${title}`,
})
