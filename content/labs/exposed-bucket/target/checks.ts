import type { Check } from '../../../lab-kit/mission.ts'
import { coverKey, isPublic, notYetThere, shownPictures } from './objects.ts'
import type { StoredObject } from './objects.ts'
import type { Store } from './store.ts'

/** Tried on each picture, each other object and one that is not there yet. */
const changes = ['s3:PutObject', 's3:DeleteObject', 's3:PutObjectAcl']

/** Tried on the bucket. */
const administration = ['s3:GetBucketPolicy', 's3:PutBucketPolicy', 's3:DeleteBucketPolicy', 's3:DeleteBucket']

/** What must hold once the bucket serves the pictures and nothing more. */
export function bucketChecks(bucket: string, objects: ReadonlyMap<string, StoredObject>, store: Store, seed: string): readonly Check[] {
  const keys = [...objects.keys()]
  const later = notYetThere(seed)
  const pictures = [...shownPictures, coverKey('a-book-of-next-year')]
  const others = keys.filter((key) => !isPublic(key))
  return [
    {
      id: 'list-closed', name: 'Strangers cannot list the bucket',
      run: () => (store.strangerMay('s3:ListBucket') ? `/${bucket}/?list-type=2 still answers 200` : undefined),
    },
    {
      id: 'files-closed', name: 'Strangers cannot read what is not a picture of the website',
      run: () => {
        const open = others.filter((key) => store.strangerMay('s3:GetObject', key))
        if (open.length > 0) return `${open.length} still open, among them ${open[0]}`
        // Its name is not told, so that it cannot be closed by name.
        return later.some((key) => store.strangerMay('s3:GetObject', key)) ? 'a file that comes next year will be open, in a folder of another name' : undefined
      },
    },
    {
      id: 'pictures-load', name: "The website's pictures still load, new ones too",
      run: () => {
        const broken = pictures.find((key) => !store.strangerMay('s3:GetObject', key))
        return broken === undefined ? undefined : `${broken} answers 403`
      },
    },
    {
      id: 'nothing-writable', name: 'Strangers can change nothing',
      run: () => {
        const covered = [...keys, ...later, ...store.coveredKeys()]
        const action = changes.find((each) => covered.some((key) => store.strangerMay(each, key))) ?? administration.find((each) => store.strangerMay(each))
        return action === undefined ? undefined : `the policy allows them ${action}`
      },
    },
  ]
}
