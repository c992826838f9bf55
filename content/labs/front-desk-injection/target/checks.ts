import type { Check } from '../../../lab-kit/mission.ts'
import type { Row } from './database.ts'
import { QueryFailure } from './queries.ts'
import type { Queries, QueryName } from './queries.ts'

/** Someone who may sign in. */
export interface Account {
  readonly username: string
  readonly password: string
}

const doors = [
  "' OR 1=1 -- ",
  "' OR role='manager' -- ",
  "m.fernhill' -- ",
  "x' UNION SELECT 1, 'x', 'manager' -- ",
  "' OR '1'='1",
  '" OR ""="',
  "\\' OR 1=1 -- ",
  '%',
  '_',
  '{password}',
  '',
]

const searches = [
  "x' UNION SELECT box, contents, 1 FROM night_safe -- ",
  "x%' UNION SELECT name, sql, 1 FROM sqlite_master -- ",
  "x' OR '1'='1",
  "x' ORDER BY 4 -- ",
  'x" OR ""="',
  "x') OR 1=1 -- ",
]

/**
 * What must hold once values are values. `staff` are all who may sign in, `guests` the names of all
 * who can be found.
 */
export function deskChecks(queries: Queries, staff: readonly Account[], guests: readonly string[]): readonly Check[] {
  const login = ({ username, password }: Account) => queries.run('login', { username, password })
  const search = (name: string) => queries.run('guests', { name })

  return [
    {
      id: 'password-needed', name: 'Nobody signs in without a password',
      run: attempt('login', () => {
        const tries = doors.flatMap((text) => [
          { username: text, password: 'x' },
          { username: 'm.fernhill', password: text },
          { username: text, password: text },
        ])
        const open = tries.find((each) => login(each).length > 0)
        return open && `user name ${open.username} with ${open.password === '' ? 'an empty password' : `password ${open.password}`} gets in`
      }),
    },
    {
      id: 'staff-sign-in', name: 'Staff sign in, those with an apostrophe too',
      run: attempt('login', () => {
        for (const account of staff) {
          const [row, ...others] = login(account)
          if (!row) return `${account.username} is turned away`
          if (others.length > 0) return `${account.username} is more than one person`
          if (!hasColumns(row, ['id', 'name', 'role'])) return 'the application needs the columns id, name and role'
          const wrong = [`${account.password}x`, account.password.slice(0, -1), account.password.toUpperCase()].filter((each) => each !== account.password)
          if (wrong.some((password) => login({ ...account, password }).length > 0)) return `${account.username} gets in with a wrong password`
          const strange = ['%', 'nobody', ...staff.map(({ username }) => username)].filter((each) => each !== account.username)
          if (strange.some((username) => login({ ...account, username }).length > 0)) return `the password of ${account.username} works under another name`
        }
        return undefined
      }),
    },
    {
      id: 'search-shows-guests', name: 'The search shows guests and nothing else',
      run: attempt('guests', () => {
        const open = searches.find((text) => search(text).length > 0)
        return open && `searching for ${open} shows what nobody is called`
      }),
    },
    {
      id: 'search-finds-names', name: "The search finds parts of a name, and O'Brien at last",
      run: attempt('guests', () => {
        const names = (part: string) => search(part).map(({ name }) => String(name))
        if (!names("O'Brien").includes("Maeve O'Brien")) return "O'Brien is not found"
        if (names('Ada').length !== 3 || !names('dam').includes('Tomasz Adamski')) return 'Ada, in any part of a name, finds three guests; this finds others'
        const lost = guests.find((name) => !name.split(' ').every((part) => names(part).includes(name)))
        if (lost !== undefined) return `a part of ${lost} does not find this guest`
        if (!hasColumns(search('Ada')[0] ?? {}, ['name', 'room', 'nights'])) return 'the application needs the columns name, room and nights'
        return undefined
      }),
    },
    {
      id: 'rooms-work', name: 'The list of rooms still works',
      run: attempt('rooms', () => (queries.run('rooms', { floor: '2' }).length === 2 ? undefined : 'floor 2 has two rooms; this finds others')),
    },
  ]
}

const hasColumns = (row: Row, names: readonly string[]) => Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name))

const attempt = (name: QueryName, run: () => string | undefined) => () => {
  try {
    return run()
  } catch (problem) {
    if (problem instanceof QueryFailure) return `an attack still reaches the statement ${name}, which fails with: ${problem.message}`
    throw problem
  }
}
