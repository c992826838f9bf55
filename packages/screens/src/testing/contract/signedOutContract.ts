import { emptyProfile } from '@rampart/contract/entities/userProfile'
import { describe, expect, it } from 'vitest'
import type { ServerAdapters } from '../../adapters/adapters.ts'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal } from './expectations.ts'

const upload = { onProgress: () => undefined, signal: new AbortController().signal }
const profile = { ...emptyProfile, firstName: 'A', lastName: 'B', email: 'a@example.org' }

/** Every method for learners or participants, called with valid input. */
export const guarded: Record<string, (adapters: ServerAdapters) => Promise<unknown>> = {
  'course.status': ({ course }) => course.status('x'),
  'course.enrol': ({ course }) => course.enrol('x', null),
  'lesson.get': ({ lesson }) => lesson.get('x'),
  'lesson.complete': ({ lesson }) => lesson.complete('x'),
  'lesson.savePosition': ({ lesson }) => lesson.savePosition('x', 1),
  'lesson.transcript': ({ lesson }) => lesson.transcript('x'),
  'lesson.submitQuiz': ({ lesson }) =>
    lesson.submitQuiz('x', [{ questionId: 'x', selectedOptions: ['x'] }]),
  'lesson.practiceQuiz': ({ lesson }) =>
    lesson.practiceQuiz('x', [{ questionId: 'x', selectedOptions: ['x'] }]),
  'lesson.reviewQuiz': ({ lesson }) => lesson.reviewQuiz('x'),
  'learning.ongoing': ({ learning }) => learning.ongoing(),
  'learning.completed': ({ learning }) => learning.completed(),
  'learning.next': ({ learning }) => learning.next('x'),
  'learning.map': ({ learning }) => learning.map(),
  'learning.mapPage': ({ learning }) => learning.mapPage(),
  'learning.setMapPage': ({ learning }) => learning.setMapPage({ isPublic: true, showsName: true }),
  'credential.list': ({ credential }) => credential.list(),
  'credential.ofCourse': ({ credential }) => credential.ofCourse('certificate', 'x'),
  'credential.evidence': ({ credential }) => credential.evidence(),
  'credential.showEvidence': ({ credential }) => credential.showEvidence(true),
  'lab.sessions': ({ lab }) => lab.sessions(),
  'lab.session': ({ lab }) => lab.session('x'),
  'lab.start': ({ lab }) => lab.start('x', 30),
  'lab.end': ({ lab }) => lab.end('x'),
  'lab.openTerminal': ({ lab }) => lab.openTerminal('x'),
  'lab.extend': ({ lab }) => lab.extend('x', 30),
  'lab.openHint': ({ lab }) => lab.openHint('x', 'y', 1),
  'lab.notes': ({ lab }) => lab.notes('x'),
  'lab.saveNotes': ({ lab }) =>
    lab.saveNotes('x', { text: 'x', basedOn: 0, writer: 'x', edit: 1, age: 0 }),
  'lab.dropNotesCopy': ({ lab }) => lab.dropNotesCopy('x', 'y'),
  'lab.debrief': ({ lab }) => lab.debrief('x'),
  'lab.credits': ({ lab }) => lab.credits(),
  'lab.follow': ({ lab }) => lab.follow('x', () => undefined, upload.signal),
  'user.profile': ({ user }) => user.profile(),
  'user.updateProfile': ({ user }) => user.updateProfile(profile),
  'user.changePassword': ({ user }) => user.changePassword('old password', 'new password'),
  'user.preferences': ({ user }) => user.preferences(),
  'user.savePreferences': ({ user }) => user.savePreferences({ theme: 'dark', motion: 'system' }),
  'user.exportData': ({ user }) => user.exportData(),
  'user.deleteAccount': ({ user }) => user.deleteAccount('password', false),
  'security.sessions': ({ security }) => security.sessions(),
  'security.endSession': ({ security }) => security.endSession('x'),
  'security.endOtherSessions': ({ security }) => security.endOtherSessions(),
  'security.factors': ({ security }) => security.factors(),
  'security.beginTotp': ({ security }) => security.beginTotp('password'),
  'security.confirmTotp': ({ security }) => security.confirmTotp('123456'),
  'security.removeTotp': ({ security }) => security.removeTotp('password'),
  'security.renewRecoveryCodes': ({ security }) => security.renewRecoveryCodes('password'),
  'passkeys.list': ({ passkeys }) => passkeys.list(),
  'passkeys.begin': ({ passkeys }) => passkeys.begin('password'),
  'passkeys.add': ({ passkeys }) =>
    passkeys.add({ id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] }),
  'passkeys.rename': ({ passkeys }) => passkeys.rename('x', 'Name'),
  'passkeys.remove': ({ passkeys }) => passkeys.remove('x', 'password'),
  'passkeys.askFor': ({ passkeys }) => passkeys.askFor('password'),
  'passkeys.stopAsking': ({ passkeys }) => passkeys.stopAsking('password'),
  'requests.list': ({ requests }) => requests.list(),
  'requests.ask': ({ requests }) => requests.ask({ kind: 'credits', note: '' }),
  'requests.askForName': ({ requests }) =>
    requests.askForName({ credentialId: 'CSN-1', firstName: 'A', lastName: 'B', note: '' }),
  'bootcamp.task': ({ bootcamp }) => bootcamp.task(),
  'bootcamp.upload': ({ bootcamp }) =>
    bootcamp.upload(
      'resume',
      new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
      upload,
    ),
  'bootcamp.removeFile': ({ bootcamp }) => bootcamp.removeFile('resume'),
  'bootcamp.submit': ({ bootcamp }) =>
    bootcamp.submit({
      internshipInterest: false,
      mentorshipInterest: false,
      bootcampFeedback: 'Long enough.',
    }),
}

/** Methods that anyone may call. */
const open = [
  'catalogue.list',
  'catalogue.search',
  'catalogue.page',
  'course.get',
  'lab.get',
  'credential.find',
  'learning.publicMap',
  'bootcamp.requestAccess',
  'bootcamp.askForOpening',
  'bootcamp.confirmOpening',
  'bootcamp.leaveOpening',
  'account.signIn',
  'account.finishSignIn',
  'account.beginPasskeySignIn',
  'account.signInWithPasskey',
  'account.beginPasskeyStep',
  'account.finishSignInWithPasskey',
  'account.signOut',
  'account.requestReset',
  'account.resetPassword',
  'account.signUpSetting',
  'account.signUp',
  'account.confirmSignUp',
]

/** Methods for learners or participants fail with 401 without a token. */
export function describeSignedOutContract(site: ContractSite): void {
  describe('without a token', () => {
    it.each(Object.entries(guarded))('%s returns 401', async (_name, call) => {
      const { code, serverMessage } = await expectRefusal(call(site.adapters()), 401)
      expect(['unauthenticated', 'access_token_missing']).toContain(code)
      expect(serverMessage).toBeTruthy()
    })

    it('every method is known to be public, or not', () => {
      const methods = Object.entries(site.adapters()).flatMap(([group, adapter]) =>
        Object.keys(adapter).map((method) => `${group}.${method}`),
      )
      const known = [...open, ...Object.keys(guarded)]
      expect(
        methods.toSorted(),
        'Each method has a line in `guarded` of signedOutContract.ts or, if anyone may call it, in `open`.',
      ).toEqual(known.toSorted())
    })
  })

  it('a learner’s token opens no participant’s task, nor the other way round', async () => {
    const [{ token: learner }, { token: bootcamp }] = [
      await site.addLearner(0),
      await site.addParticipant(),
    ]
    await expectRefusal(site.adapters({ bootcamp: learner }).bootcamp.task(), 401)
    await expectRefusal(site.adapters({ learner: bootcamp }).user.profile(), 401)
  })
}
