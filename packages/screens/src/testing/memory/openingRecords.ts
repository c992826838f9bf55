import { askForOpening, confirmOpening } from '@rampart/contract/calls/openingNotice'
import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import type { BootcampAdapter } from '../../adapters/adapters.ts'
import { checkInput, refusal } from './refusals.ts'

/** Requests to be told when bootcamps open. Nothing is mailed, and no link expires. */
export function openingRecords() {
  const all = new Map<string, { code: string; id: string; bootcampId: string }>()
  let made = 0
  const adapter: Pick<BootcampAdapter, 'askForOpening' | 'confirmOpening' | 'leaveOpening'> = {
    askForOpening: async (slug, address) => {
      const given = { bootcampId: slug, email: address }
      const { bootcampId, email } = checkInput(askForOpening.body, given)
      if (!isBootcampSlug(bootcampId)) throw refusal('bootcamp_not_found')
      made += 1
      all.set(email, { code: `code-${made}`, id: crypto.randomUUID(), bootcampId })
    },
    confirmOpening: async (given) => {
      const { code } = checkInput(confirmOpening.body, { code: given })
      const found = [...all.values()].find((notice) => notice.code === code)
      if (!found) throw refusal('opening_link_unknown')
      return found.bootcampId
    },
    leaveOpening: async (id) => {
      if (!/^[\da-f-]{36}$/.test(id)) throw refusal('opening_link_unknown')
      for (const [email, notice] of all) if (notice.id === id) all.delete(email)
    },
  }
  return { adapter, linkOf: (email: string) => all.get(email) ?? null }
}
