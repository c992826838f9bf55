import { expect, test, vi } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { onServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { signIn } from '../process/support/http.ts'
import { serving } from '../process/support/processes.ts'
import { command, newFolder } from '../process/support/tests.ts'
import { addressAt, ownPostgres, postgresPrograms } from './support/ownPostgres.ts'

/** As docs/operating.md describes it under 'Back to a moment', with PostgreSQL's own programs. */
test('a site goes back to the moment before a table was dropped', async ({ skip }) => {
  const programs = postgresPrograms()
  if (programs === null) return skip('the programs of a PostgreSQL server are not on this machine')
  const { archive, run, write, start } = await ownPostgres(programs)
  const [port, laterPort] = [await freePort(), await freePort()]
  await run('initdb', '-D', 'main', '-U', 'rampart', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  await write('main/postgresql.conf', [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'archive_mode = on',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ])
  const stop = await start('main', port)
  await onServer(addressAt(port), 'create database site')
  const settings = {
    DATABASE_URL: addressAt(port, 'site'),
    AUTH_SECRET: 'x'.repeat(40),
    DATA_DIR: await newFolder(),
    DEMO_DATA: 'on',
    LAB_RUNTIME: 'off',
  }
  for (const step of ['migrate', 'import']) expect(await command(step, settings).end).toBe(0)
  const from = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'rampart']
  await run('pg_basebackup', ...from, '-c', 'fast', '-D', 'base')

  const site = await serving(command('site', settings))
  const learner = await signIn(site.address)
  await learner.enrol('git-basics')
  const [moment] = await onServer(addressAt(port), 'select now()::text as now')
  await learner.enrol('linux-for-cloud')
  await onServer(addressAt(port, 'site'), 'drop table enrolments cascade')
  await expect(learner.isEnrolled('git-basics')).rejects.toThrow('500')
  site.kill('SIGTERM')
  expect(await site.end).toBe(0)
  const [last] = await onServer(
    addressAt(port),
    'select pg_walfile_name(pg_current_wal_lsn()) as file, pg_switch_wal()',
  )
  await vi.waitFor(
    async () => {
      const [archiver] = await onServer(
        addressAt(port),
        'select last_archived_wal as file from pg_stat_archiver',
      )
      expect(String(archiver?.['file']) >= String(last?.['file'])).toBe(true)
    },
    { timeout: 30_000, interval: 100 },
  )
  await stop()

  await write('base/postgresql.conf', [
    `port = ${laterPort}`,
    'archive_mode = off',
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${String(moment?.['now'])}'`,
    "recovery_target_action = 'promote'",
  ])
  await write('base/recovery.signal', [])
  await start('base', laterPort)
  const recovered = { ...settings, DATABASE_URL: addressAt(laterPort, 'site') }
  const again = await serving(command('site', recovered))
  const same = await signIn(again.address)
  expect(await same.isEnrolled('git-basics')).toBe(true)
  // What came after the moment is gone, and so is the mistake.
  expect(await same.isEnrolled('linux-for-cloud')).toBe(false)
  const check = await onServer(
    addressAt(laterPort, 'site'),
    'select count(*)::int as wrong from users where credits <> (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id)',
  )
  expect(check).toEqual([{ wrong: 0 }])
  again.kill('SIGTERM')
  expect(await again.end).toBe(0)
})
