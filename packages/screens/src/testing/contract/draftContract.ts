import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'

/** Texts that are stored in this browser. */
export function describeDraftContract(site: ContractSite): void {
  describe('drafts', () => {
    it('are read as they were written, until they are removed', () => {
      const drafts = site.drafts()
      expect(drafts.read('one')).toBeNull()
      drafts.write('one', 'Grüße\n"quoted"')
      drafts.write('two', '')
      expect([drafts.read('one'), drafts.read('two')]).toEqual(['Grüße\n"quoted"', ''])
      drafts.write('one', 'again')
      expect(drafts.read('one')).toBe('again')
      drafts.remove('one')
      drafts.remove('never-written')
      expect([drafts.read('one'), drafts.read('two')]).toEqual([null, ''])
    })

    it('are all forgotten at once', () => {
      const drafts = site.drafts()
      for (const key of ['one', 'two', 'length']) drafts.write(key, key)
      drafts.clear()
      expect(['one', 'two', 'length'].map((key) => drafts.read(key))).toEqual([null, null, null])
    })
  })
}
