import { paths } from '@rampart/contract/rules/sitePaths'
import { forgotPasswordMessages } from '@rampart/screens/forgotpassword/forgotPassword.messages.ts'
import { ForgotPasswordScreen } from '@rampart/screens/forgotpassword/ForgotPasswordScreen.tsx'
import type { SentCode } from '@rampart/screens/forgotpassword/ForgotPasswordScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { Redirect, useNavigate, useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { useEntryTexts } from './signInEntry.ts'

export function Component() {
  const messages = useMessages(forgotPasswordMessages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const entry = useEntryTexts()
  const isReset = search.get('step') === 'reset'
  const sent = sentIn(entry)
  // The code alone sets nothing: without its reset there is only the first step.
  if (isReset && entry && !sent) return <Redirect to={paths.forgotPassword} />
  return (
    <>
      <PageHead title={isReset ? messages.resetTitle : messages.requestTitle} noIndex />
      <ForgotPasswordScreen
        step={isReset ? 'reset' : 'request'}
        sent={sent}
        signInHref={paths.signIn()}
        requestHref={paths.forgotPassword}
        onSent={(next) => navigate(paths.resetPassword, { state: next, replace: isReset })}
        onReset={(email) => navigate(paths.signIn(), { state: { email }, replace: true })}
      />
    </>
  )
}

function sentIn(entry: Partial<Record<string, string>> | undefined): SentCode | undefined {
  const { email, reset } = entry ?? {}
  return email && reset ? { email, reset } : undefined
}
