import { describeAccountContract } from './contract/accountContract.ts'
import { describeBootcampContract } from './contract/bootcampContract.ts'
import { describeCatalogueContract } from './contract/catalogueContract.ts'
import type { ContractSite } from './contract/contractSite.ts'
import { describeCourseContract } from './contract/courseContract.ts'
import { describeCredentialContract } from './contract/credentialContract.ts'
import { describeDraftContract } from './contract/draftContract.ts'
import { describeEvidenceContract } from './contract/evidenceContract.ts'
import { describeLabContract } from './contract/labContract.ts'
import { describeLabNotesContract } from './contract/labNotesContract.ts'
import { describeLabWorkContract } from './contract/labWorkContract.ts'
import { describeLabTerminalContract } from './contract/labTerminalContract.ts'
import { describeLessonContract } from './contract/lessonContract.ts'
import { describeMapContract } from './contract/mapContract.ts'
import { describeOpeningContract } from './contract/openingContract.ts'
import { describePasskeyContract } from './contract/passkeyContract.ts'
import { describeQuizContract } from './contract/quizContract.ts'
import { describeRequestContract } from './contract/requestContract.ts'
import { describeSecurityContract } from './contract/securityContract.ts'
import { describeSignedOutContract } from './contract/signedOutContract.ts'
import { describeUserContract } from './contract/userContract.ts'

/**
 * Registers the tests that all adapters pass: what screens rely on, over HTTP and in memory. In
 * memory they run in `memoryAdapters.test.ts`, over HTTP on the API in the site's
 * `adapterContract.api.test.ts`.
 */
export function describeAdapterContract(site: ContractSite): void {
  describeCatalogueContract(site)
  describeCourseContract(site)
  describeLessonContract(site)
  describeMapContract(site)
  describeQuizContract(site)
  describeCredentialContract(site)
  describeEvidenceContract(site)
  describeRequestContract(site)
  describeLabContract(site)
  describeLabWorkContract(site)
  describeLabNotesContract(site)
  describeLabTerminalContract(site)
  describeAccountContract(site)
  describeUserContract(site)
  describeSecurityContract(site)
  describePasskeyContract(site)
  describeBootcampContract(site)
  describeOpeningContract(site)
  describeSignedOutContract(site)
  describeDraftContract(site)
}
