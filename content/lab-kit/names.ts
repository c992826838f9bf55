import { reply } from './http.ts'
import type { Routes } from './http.ts'

/** The names of a lab: of each, its records by their type, as `dig` prints them. */
export type LabNames = Readonly<Record<string, Readonly<Partial<Record<'A' | 'AAAA' | 'CNAME' | 'MX' | 'NS' | 'TXT' | 'SRV' | 'CAA', readonly string[]>>>>>

/** Gives the page's `dig` the names of the lab, as they are now. */
export const nameRoutes = (names: () => LabNames): Routes => ({
  'GET /.well-known/lab-names': () => reply.json(names()),
})
