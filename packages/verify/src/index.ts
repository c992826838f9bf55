export { didDocumentUrl, didWebOf } from './didWeb.ts'
export { verifyCredential } from './verifyCredential.ts'
export type { Check, CheckName, CheckReason } from './checks.ts'
export type { Verdict, Verification, VerifyOptions } from './verifyCredential.ts'
