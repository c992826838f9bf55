export { didDocumentUrl, didWebOf } from './didWeb.ts'
export { verifyCredential } from './verifyCredential.ts'
export type { Check, CheckName, Verdict, Verification, VerifyOptions } from './verifyCredential.ts'
