import { labDebriefSchema } from '@rampart/contract/entities/labDebrief'
import { labNotesSchema } from '@rampart/contract/entities/labNotes'
import { maxNoteCopies, maxNotesLength } from '@rampart/contract/rules/labNotesLimits'
import { describe, expect, it } from 'vitest'
import type { LabAdapter, NotesWrite } from '../../adapters/adapters.ts'
import type { ContractSite } from './contractSite.ts'
import { expectFieldError, expectRefusal, expectShape, signedIn } from './expectations.ts'

/**
 * What a learner keeps of a lab: notes and, once it is solved, the debrief. Additions to the
 * specification.
 */
export function describeLabNotesContract(site: ContractSite): void {
  const withLab = async () => {
    const [me, { path }] = [await signedIn(site), await site.addLab()]
    return { me, path }
  }
  /** A tab that writes notes. */
  const tab = (lab: LabAdapter, path: string, writer: string) => {
    let edit = 0
    return (text: string, values: Partial<NotesWrite> = {}) =>
      lab.saveNotes(path, { text, basedOn: 0, writer, edit: (edit += 1), age: 0, ...values })
  }
  const texts = (copies: readonly { text: string }[]) => copies.map(({ text }) => text)

  describe('the notes of a lab', () => {
    it('are empty at first, and read as they were written', async () => {
      const { me, path } = await withLab()
      const empty = await me.lab.notes(path)
      expect(empty).toEqual({ text: '', version: 0, updatedAt: null, copies: [] })
      const text = '# Notes\n\n<b>x</b> \u{1F511} العربية'
      const saved = await tab(me.lab, path, 'one')(text)
      expectShape(saved, labNotesSchema)
      expect(saved).toMatchObject({ text, version: 1, copies: [] })
      expect(await me.lab.notes(path)).toEqual(saved)
    })

    it('are one write, however often it arrives, and never an earlier one of the tab', async () => {
      const { me, path } = await withLab()
      const write = tab(me.lab, path, 'one')
      await write('First')
      const saved = await write('First and second', { basedOn: 1 })
      expect(await write('First', { basedOn: 1, edit: 1 })).toEqual(saved)
      expect(await write('First and second', { basedOn: 1, edit: 2 })).toEqual(saved)
      const both = await tab(me.lab, path, 'two')('Another')
      expect(await write('First and second', { basedOn: 1, edit: 2 })).toEqual(both)
    })

    it('go on in the tab that has not heard that its last write arrived', async () => {
      const { me, path } = await withLab()
      const write = tab(me.lab, path, 'one')
      await write('Heard')
      await write('Not heard', { basedOn: 1 })
      expect(await write('Something else', { basedOn: 1 })).toMatchObject({
        text: 'Something else',
        version: 3,
        copies: [],
      })
    })

    it('of two tabs lose nothing: the newer text wins, and the other is kept until it is dropped', async () => {
      const { me, path } = await withLab()
      await tab(me.lab, path, 'one')('From the phone', { age: 60 })
      const both = await tab(me.lab, path, 'two')('From the desk')
      expectShape(both, labNotesSchema)
      expect(both).toMatchObject({ text: 'From the desk', version: 2 })
      expect(texts(both.copies)).toEqual(['From the phone'])
      const id = both.copies[0]?._id ?? ''
      expect((await me.lab.dropNotesCopy(path, id)).copies).toEqual([])
      expect(await me.lab.dropNotesCopy(path, id)).toMatchObject({ text: 'From the desk' })
      await me.lab.dropNotesCopy(path, 'no-such-copy')
    })

    it('stay where what arrives late was typed before them, once', async () => {
      const { me, path } = await withLab()
      const saved = await tab(me.lab, path, 'one')('Typed now')
      const late = tab(me.lab, path, 'two')
      for (const edit of [1, 1, 2]) {
        const notes = await late('Typed yesterday', { age: 86_400, edit })
        expect(notes).toMatchObject({ text: 'Typed now', version: saved.version })
        expect(texts(notes.copies)).toEqual(['Typed yesterday'])
      }
    })

    it('keep no copy of what the new text holds already', async () => {
      const { me, path } = await withLab()
      await tab(me.lab, path, 'one')('Line one', { age: 60 })
      expect((await tab(me.lab, path, 'two')('Line one\nLine two')).copies).toEqual([])
    })

    it('have room for so many copies; then nothing is taken until one is dropped', async () => {
      const { me, path } = await withLab()
      for (let index = 0; index <= maxNoteCopies; index += 1)
        await tab(me.lab, path, `tab-${index}`)(`Text ${index}.`, { age: 100 - index })
      const full = await me.lab.notes(path)
      expect(full.copies).toHaveLength(maxNoteCopies)
      const write = tab(me.lab, path, 'last')
      await expectRefusal(write('Another.'), 'notes_full')
      expect(await me.lab.notes(path)).toEqual(full)
      await me.lab.dropNotesCopy(path, full.copies[0]?._id ?? '')
      expect((await write('Another.')).text).toBe('Another.')
    })

    it('are as long as they may be, and no longer', async () => {
      const { me, path } = await withLab()
      const write = tab(me.lab, path, 'one')
      const longest = 'ز\n'.repeat(maxNotesLength / 2)
      expect((await write(longest)).text).toBe(longest)
      await expectFieldError(write(`${longest}x`), 'text', 'too_long')
      expect((await me.lab.notes(path)).text).toBe(longest)
    })

    it('are the learner’s own', async () => {
      const { me, path } = await withLab()
      await tab(me.lab, path, 'one')('Mine')
      const other = await signedIn(site)
      expect((await other.lab.notes(path)).text).toBe('')
      await tab(other.lab, path, 'one')('Theirs')
      expect(await me.lab.notes(path)).toMatchObject({ text: 'Mine', copies: [] })
    })

    it('need a lab', async () => {
      const { me } = await withLab()
      await expectRefusal(me.lab.notes('no-such-lab'), 404)
      await expectRefusal(tab(me.lab, 'no-such-lab', 'one')('x'), 404)
      await expectRefusal(me.lab.dropNotesCopy('no-such-lab', 'x'), 404)
    })
  })

  describe('the debrief of a lab', () => {
    it('is for those who have solved it', async () => {
      const { me, path } = await withLab()
      await expectRefusal(me.lab.debrief('no-such-lab'), 404)
      await expectRefusal(me.lab.debrief(path), 'lab_not_solved')
      const id = await me.lab.start(path, 30)
      await site.moveSession(id, 'active')
      const ids = (await me.lab.session(id)).mission?.checks.map((check) => check.id) ?? []
      await site.reportChecks(id, ids.slice(1))
      await expectRefusal(me.lab.debrief(path), 'lab_not_solved')
      await site.reportChecks(id, ids)
      const debrief = await me.lab.debrief(path)
      expectShape(debrief, labDebriefSchema)
      expect(debrief.median).toBeNull()
      expect(ids).toEqual(expect.arrayContaining(debrief.reference.map((step) => step.id)))
      expect(debrief.reference).not.toHaveLength(0)
      expect(debrief.next?.path).not.toBe(path)
      await expectRefusal((await signedIn(site)).lab.debrief(path), 'lab_not_solved')
    })
  })
}
