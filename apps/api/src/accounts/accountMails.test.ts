import { Piscina } from 'piscina'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()
const stranger = { firstName: 'Ada', lastName: 'Lane', password: 'a brook over mossy stones' }

/** Writes the queued mails. Returns to whom they are, and how many hashes that took. */
async function written() {
  const run = vi.spyOn(Piscina.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  run.mockClear()
  const to = (await api.takeMails()).map((mail) => mail.to)
  return { to, hashes: run.mock.calls.filter(([, options]) => options?.name === 'hash').length }
}

test('to write the mail of a reset takes one hash, whether or not there is an account', async () => {
  const { email } = await addUser(api.db)
  await api.post('/auth/forgot-password', { email })
  expect(await written()).toEqual({ to: [email], hashes: 1 })
  await api.post('/auth/forgot-password', { email: 'nobody@example.org' })
  expect(await written()).toEqual({ to: [], hashes: 1 })
})

test('to write the mail of a registration takes one hash, whether or not the address is taken', async () => {
  const { email } = await addUser(api.db)
  for (const address of [email, 'nobody@example.org']) {
    await api.post('/auth/signup', { ...stranger, email: address, invitation: null })
    expect(await written()).toEqual({ to: [address], hashes: 1 })
  }
})
