import { afterEach, expect, it, vi } from 'vitest'
import { browserDevices } from './devices.ts'

function storage(refuses = false) {
  const kept = new Map<string, string>()
  const check = () => {
    if (refuses) throw new DOMException('No.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      check()
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      check()
      kept.set(key, value)
    },
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

it('keeps one token for each account, in any way to type its address, and names none', () => {
  const kept = storage()
  browserDevices.keep('dana@demo.test', 'of Dana')
  browserDevices.keep('femi@demo.test', 'of Femi')
  browserDevices.keep('dana@demo.test', 'the next of Dana')
  expect(browserDevices.read(' Dana@Demo.test ')).toBe('the next of Dana')
  expect(browserDevices.read('femi@demo.test')).toBe('of Femi')
  expect(browserDevices.read('nobody@demo.test')).toBeNull()
  expect([...kept.keys()].join()).not.toMatch(/dana|demo/)
})

it('finds the token by another name of the account, also after the next sign-in', () => {
  storage()
  browserDevices.name('handle', 'dana@demo.test')
  expect(browserDevices.read('handle')).toBeNull()
  browserDevices.keep('dana@demo.test', 'of Dana')
  browserDevices.keep('dana@demo.test', 'the next of Dana')
  expect(browserDevices.read('handle')).toBe('the next of Dana')
})

it('goes without where storage is refused', () => {
  storage(true)
  browserDevices.keep('dana@demo.test', 'of Dana')
  browserDevices.name('handle', 'dana@demo.test')
  expect(browserDevices.read('dana@demo.test')).toBeNull()
})
