import { useClientApi } from '@rampart/api/testing'
import { describeAdapterContract } from '@rampart/screens/testing/adapterContract.ts'
import { httpAdapters } from '../src/adapters/http.ts'
import { browserDrafts } from '../src/adapters/site.ts'
import { browserVerification } from '../src/adapters/verification.ts'
import { verifyHere } from '../src/adapters/verifyHere.ts'
import { useBrowserStandIns } from './testing/browserStandIns.ts'
import { totpCodes } from './testing/totp.ts'

// The adapters as the browser has them, on an API of its own that listens on a port.
const api = useClientApi()
useBrowserStandIns(api.origin)

describeAdapterContract({
  ...api,
  adapters: ({ learner, bootcamp } = {}) =>
    httpAdapters((path, init) => fetch(path, init), {
      learner: () => learner,
      bootcamp: () => bootcamp,
    }),
  verification: () => browserVerification((document) => verifyHere(document, api.publicUrl())),
  totpCode: totpCodes(),
  authenticator: () => {
    const { create, get } = api.authenticator()
    return { create: async (options) => create(options), show: async (options) => get(options) }
  },
  drafts: () => browserDrafts(() => undefined),
})
