import { defineMessages } from '@rampart/ui/Language'

/**
 * What is said of a credential where the page is not seen; `status` is given where it has been
 * taken back.
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

export const credentialHeadMessages = defineMessages('siteCredentials', {
  title: ({ status, recipient, title }: ShownCredential) =>
    `${status ? `${status}: ` : ''}${recipient}, ${title}`,
  description: ({ status, kind, id, organization, recipient, date }: ShownCredential) =>
    `${status ? `${status}: ` : ''}${kind} ${id}, issued by ${organization} to ${recipient} on ${date}.`,
  picture: ({ kind, recipient, title }: ShownCredential) => `${kind} of ${recipient}: ${title}`,
})
