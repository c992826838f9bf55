import { getPreferences } from '@rampart/contract/calls/user'
import { expect, it, vi } from 'vitest'
import { createRequest } from './request.ts'
import type { Send } from './request.ts'

const preferences = { theme: 'dark', motion: 'system' } as const
const refused = {
  success: false,
  message: 'Authentication required. Please sign in.',
  code: 'unauthenticated',
  errors: [{ path: 'theme', msg: 'No.' }],
}

const tokenOf = (sub: string, version: number) =>
  `head.${btoa(JSON.stringify({ sub, version }))}.signature`
const old = tokenOf('dana', 1)
const valid = tokenOf('dana', 2)

/** A server that accepts this token only. */
const server = () =>
  vi.fn<Send>(async (_path, { headers }) =>
    headers['authorization'] === `Bearer ${valid}`
      ? Response.json({ success: true, data: preferences })
      : Response.json(refused, { status: 401 }),
  )

/** Makes calls with one token after the other; the last one stays. */
function asking(send: Send, ...tokens: (string | undefined)[]) {
  return createRequest(send, {
    learner: () => (tokens.length > 1 ? tokens.shift() : tokens[0]),
    bootcamp: () => undefined,
  })(getPreferences)
}

it('asks again with the token that has taken the place of an ended one', async () => {
  const send = server()
  expect(await asking(send, old, valid)).toEqual({ success: true, data: preferences })
  expect(send).toHaveBeenCalledTimes(2)
})

it.each([
  ['the same token', [old]],
  ['no token any more', [old, undefined]],
  ['no token at all', [undefined, valid]],
  ['tokens that cannot be decoded', ['x', 'y']],
])('asks once with %s', async (_name, tokens) => {
  const send = server()
  await expect(asking(send, ...tokens)).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
    details: {},
    serverMessage: refused.message,
    fieldErrors: refused.errors,
  })
  expect(send).toHaveBeenCalledOnce()
})

it.each([
  ['a refusal', Response.json(refused, { status: 401 })],
  ['a response', Response.json({ success: true, data: preferences })],
])('passes on %s to nobody else who has signed in since', async (_name, response) => {
  const send = vi.fn<Send>(async () => response)
  await expect(asking(send, tokenOf('femi', 1), valid)).rejects.toMatchObject({ status: 0 })
  expect(send).toHaveBeenCalledOnce()
})

it('gives a lost connection and a broken response the status 0', async () => {
  await expect(asking(() => Promise.reject(new TypeError('offline')), valid)).rejects.toMatchObject(
    { status: 0, isUnreadable: false },
  )
  await expect(asking(async () => new Response('<html>'), valid)).rejects.toMatchObject({
    status: 0,
    isUnreadable: true,
  })
  await expect(
    asking(async () => Response.json({ success: true, data: { theme: 'pink' } }), valid),
  ).rejects.toMatchObject({ status: 0, isUnreadable: true })
})

it.each([
  ['en', 'Your network sent its own page instead of a response.'],
  ['fr', 'Votre réseau a envoyé sa propre page au lieu d’une réponse.'],
])('says in %s what to do about the page of a network', async (tag, words) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const send = async () => new Response('<html>Hotel</html>', { headers })
  const tokens = { learner: () => valid, bootcamp: () => undefined }
  await expect(createRequest(send, tokens, () => tag)(getPreferences)).rejects.toMatchObject({
    status: 0,
    isUnreadable: false,
    serverMessage: expect.stringContaining(words),
  })
})

it('takes the page of a proxy that asks for a sign-in of its own for no end of the session', async () => {
  const headers = { 'content-type': 'text/html' }
  const refusal = asking(async () => new Response('<html>', { status: 401, headers }), valid)
  await expect(refusal).rejects.toMatchObject({
    status: 0,
    serverMessage: expect.stringContaining('You may have to sign in to the network.'),
  })
})

it('takes the 404 of a proxy without a server for no answer about what was asked', async () => {
  const missing = (body: string) => asking(async () => new Response(body, { status: 404 }), valid)
  await expect(missing('404 page not found')).rejects.toMatchObject({ status: 502 })
  const answer = { success: false, message: 'Not here.', code: 'not_found' }
  await expect(missing(JSON.stringify(answer))).rejects.toMatchObject({ status: 404 })
})

it('takes a response that breaks off for a lost connection', async () => {
  const cause = new TypeError('network error')
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      if (isBegun) return to.error(cause)
      isBegun = true
      to.enqueue(new TextEncoder().encode('{"success":true,"da'))
    },
  })
  await expect(asking(async () => new Response(body), valid)).rejects.toMatchObject({
    status: 0,
    isUnreadable: false,
    cause,
  })
})

it('keeps the status of a failure that is not in the words of the server', async () => {
  const refusal = asking(async () => new Response('<html>', { status: 502 }), valid)
  await expect(refusal).rejects.toMatchObject({
    status: 502,
    isUnreadable: false,
    serverMessage: undefined,
  })
})

it('keeps the code of a failure and what travels with it, known or not', async () => {
  const details = { action: 'start', cost: 2, balance: 1 }
  for (const code of ['too_few_credits', 'of_a_newer_server']) {
    const body = { success: false, message: 'No.', code, details }
    const refusal = asking(async () => Response.json(body, { status: 402 }), valid)
    await expect(refusal).rejects.toMatchObject({
      status: 402,
      code,
      details,
      serverMessage: 'No.',
    })
  }
})
