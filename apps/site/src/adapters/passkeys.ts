import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyStep,
  listPasskeys,
  loginWithPasskey,
  loginWithPasskeyStep,
  removePasskey,
  renamePasskey,
  stopAskingForPasskey,
} from '@rampart/contract/calls/passkeys'
import type { AccountAdapter, PasskeyAdapter } from '@rampart/screens/adapters/adapters.ts'
import type { DeviceTokens } from './devices.ts'
import type { MakeCall } from './request.ts'

type ByPasskey = Pick<
  AccountAdapter,
  'beginPasskeySignIn' | 'signInWithPasskey' | 'beginPasskeyStep' | 'finishSignInWithPasskey'
>

/**
 * The screens' adapters for passkeys over the contract's calls: the passkeys of the account, and
 * signing in with one.
 */
export function passkeyAdapters(
  request: MakeCall,
  devices: DeviceTokens,
): { passkeys: PasskeyAdapter; byPasskey: ByPasskey } {
  return {
    passkeys: {
      list: async () => (await request(listPasskeys)).data,
      begin: async (currentPassword) => {
        const { data } = await request(beginPasskey, { body: { currentPassword } })
        devices.name(data.user.id, data.user.name)
        return data
      },
      add: async (passkey) => (await request(addPasskey, { body: { passkey } })).data,
      rename: async (passkeyId, name) =>
        (await request(renamePasskey, { params: { passkeyId }, body: { name } })).data,
      remove: async (passkeyId, currentPassword) =>
        void (await request(removePasskey, { params: { passkeyId }, body: { currentPassword } })),
      askFor: async (currentPassword) =>
        (await request(askForPasskey, { body: { currentPassword } })).data.recoveryCodes,
      stopAsking: async (currentPassword) =>
        void (await request(stopAskingForPasskey, { body: { currentPassword } })),
    },
    byPasskey: {
      beginPasskeySignIn: async () => (await request(beginPasskeyLogin)).data,
      signInWithPasskey: async (passkey) => {
        const name = passkey.userHandle ?? passkey.id
        const { token, data } = await request(loginWithPasskey, {
          body: { passkey, device: devices.read(name) },
        })
        devices.name(name, data.user.email)
        if (data.device) devices.keep(data.user.email, data.device)
        return token
      },
      beginPasskeyStep: async (challenge) =>
        (await request(beginPasskeyStep, { body: { challenge } })).data,
      finishSignInWithPasskey: async ({ email, challenge, passkey }) => {
        const body = { challenge, passkey, device: devices.read(email) }
        const { token, data } = await request(loginWithPasskeyStep, { body })
        if (data.device) devices.keep(email, data.device)
        return token
      },
    },
  }
}
