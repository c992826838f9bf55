import { describeAdapterContract } from '@rampart/screens/testing/adapterContract.ts'
import { memoryContractSite } from '@rampart/screens/testing/memory/memoryContractSite.ts'
import { handleRequest } from '@rampart/screens/testing/memory/memoryServer.ts'
import { httpAdapters } from '../src/adapters/http.ts'
import { useBrowserStandIns } from './testing/browserStandIns.ts'

// The browser's adapters on the site in memory, which serves the stories of the site: it must
// behave as the API does.
const site = memoryContractSite()

useBrowserStandIns(
  () => 'https://memory.test',
  async (address, init) => {
    // A request that is canceled at once is canceled in time.
    await Promise.resolve()
    init?.signal?.throwIfAborted()
    const request = new Request(address, init)
    // Node may free a request's signal together with the request: this keeps both for as long as
    // the caller may abort.
    init?.signal?.addEventListener('abort', () => void request.signal)
    const response = await handleRequest(
      {
        adapters: ({ learner, bootcamp }) => {
          const tokens = { learner: learner(), bootcamp: bootcamp() }
          return site.adapters(tokens as { learner: string; bootcamp: string })
        },
      },
      request,
    )
    return response ?? new Response(null, { status: 404 })
  },
)

describeAdapterContract({
  ...site,
  adapters: ({ learner, bootcamp } = {}) =>
    httpAdapters((path, init) => fetch(path, init), {
      learner: () => learner,
      bootcamp: () => bootcamp,
    }),
})
