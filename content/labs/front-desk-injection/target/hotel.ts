import { derive } from '../../../lab-kit/mission.ts'
import { createDatabase } from './database.ts'
import type { Database } from './database.ts'

const schema = `
CREATE TABLE staff (id INTEGER, username TEXT, password TEXT, name TEXT, role TEXT);
CREATE TABLE guests (name TEXT, room INTEGER, nights INTEGER);
CREATE TABLE rooms (number INTEGER, floor INTEGER);
CREATE TABLE night_safe (box INTEGER, owner TEXT, contents TEXT);
`

/**
 * A member of staff who is nobody's disguise: the one whose name and password hold an apostrophe.
 */
const porter = (seed: string) => ({ username: "s.o'dea", password: `it's-${derive(seed, 'porter', 12)}` })

/** Whose password nobody but she knows. */
const manager = (seed: string) => ({ username: 'm.fernhill', password: derive(seed, 'manager') })

/** All who may sign in. */
export const staffOf = (seed: string, receptionist: { readonly username: string; readonly password: string }) => [receptionist, porter(seed), manager(seed)]

/** All who sleep in the hotel, with room and nights. */
export const guests = [
  ['Ada Winter', 104, 3],
  ['Ada Kowalski', 211, 1],
  ['Bruno Ferreira', 107, 5],
  ["Maeve O'Brien", 203, 2],
  ['Tomasz Adamski', 112, 4],
  ['Ingrid Holm', 305, 7],
  ['Percy 100% Wool Ltd', 301, 1],
] as const

/** The hotel's data for one session. */
export function createHotel(seed: string, receptionist: { readonly username: string; readonly password: string }, code: string): Database {
  const night = porter(seed)
  const boss = manager(seed)
  return createDatabase(schema, {
    staff: [
      [1, boss.username, boss.password, 'Marion Fernhill', 'manager'],
      [2, receptionist.username, receptionist.password, 'Robin Hale', 'receptionist'],
      [3, night.username, night.password, "Sean O'Dea", 'night porter'],
    ],
    guests,
    rooms: [
      [104, 1],
      [107, 1],
      [112, 1],
      [203, 2],
      [211, 2],
      [301, 3],
      [305, 3],
    ],
    night_safe: [
      [1, 'Ingrid Holm', 'a violin bow'],
      [2, 'the house', `mission-code: ${code}`],
      [3, 'Bruno Ferreira', 'two passports'],
    ],
  })
}
