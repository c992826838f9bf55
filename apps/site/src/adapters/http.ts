import { login, logout } from '@rampart/contract/calls/auth'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { explore } from '@rampart/contract/calls/explore'
import { getProfile } from '@rampart/contract/calls/user'
import type { Adapters } from '@rampart/screens/adapters/adapters.ts'
import { createRequest } from './request.ts'
import type { Send } from './request.ts'

/** The screens' adapters over the contract's calls. */
export function httpAdapters(send: Send, token: () => string | undefined): Adapters {
  const request = createRequest(send, token)
  return {
    catalogue: {
      list: async () => (await request(explore)).data,
    },
    course: {
      get: async (slug) => (await request(getCourse, { params: { slug } })).data,
      status: async (courseId) => (await request(courseStatus, { body: { courseId } })).data,
      enrol: async (courseId, accessCode) => (await request(enrol, { body: { courseId, accessCode } })).data,
    },
    account: {
      signIn: async (email, password) => {
        const answer = await request(login, { body: { email, password } })
        return answer.token || answer.data.token
      },
      signOut: async () => void (await request(logout)),
      profile: async () => (await request(getProfile)).data,
    },
  }
}
