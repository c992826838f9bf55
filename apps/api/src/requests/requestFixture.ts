import { newCredentialId } from '../credentials/credentialIds.ts'
import { insertCredential } from '../credentials/credentials.store.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import { addCourse } from '../testing/records.ts'
import type { TestApi } from '../testing/testApi.ts'

/** A learner with a certificate for `Lena Learner`. */
export async function addHolder(api: TestApi) {
  const learner = await addLearner(api)
  const { id: courseId } = await addCourse(api.db, { completionCredential: 'certificate' })
  const credentialId = newCredentialId('certificate')
  await insertCredential(api.db, {
    credentialId,
    type: 'certificate',
    source: 'course',
    userId: learner.user.id,
    courseId,
    participantName: 'Lena Learner',
    title: 'A Course',
  })
  const askForName = (values: Record<string, unknown> = {}) =>
    learner.send('POST', '/requests/name', {
      credentialId,
      firstName: 'Léna',
      lastName: 'Lerner',
      note: '',
      ...values,
    })
  return { ...learner, credentialId, askForName }
}
