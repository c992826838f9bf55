import type { Translation } from '@rampart/ui/Language'
import { brandMessages } from '../brand.messages.ts'
import { networkMessages } from '../adapters/network.messages.ts'
import { credentialHeadMessages } from '../CredentialHead.messages.ts'
import { failureMessages } from '../failure.messages.ts'
import { preferencesSyncMessages } from '../PreferencesSync.messages.ts'
import { routeMessages } from '../routes/routes.messages.ts'
import { shellMessages } from '../shell/shell.messages.ts'

/**
 * All texts of the site itself, without those of its screens. Pages import their own part; this is
 * for translators and tests.
 */
export const siteMessages = {
  siteBrand: brandMessages,
  siteCredentials: credentialHeadMessages,
  siteFailures: failureMessages,
  siteNetwork: networkMessages,
  sitePreferences: preferencesSyncMessages,
  siteRoutes: routeMessages,
  siteShell: shellMessages,
}

/** The whole catalogue in one language. */
export type SiteMessages = Translation<typeof siteMessages>
