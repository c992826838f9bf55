import { paths } from '@rampart/contract/rules/sitePaths'
import { signUpMessages } from '@rampart/screens/signup/signUp.messages.ts'
import { SignUpScreen } from '@rampart/screens/signup/SignUpScreen.tsx'
import type { BegunSignUp } from '@rampart/screens/signup/SignUpScreen.tsx'
import { signUpSettingQuery } from '@rampart/screens/signup/useSignUp.ts'
import { useMessages } from '@rampart/ui/Language'
import { Redirect, useNavigate, useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { useEntryTexts } from './signInEntry.ts'
import { useReturn } from './signInReturn.ts'

export const load = ({ adapters, queries }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(signUpSettingQuery(adapters.account)))

export function Component() {
  const messages = useMessages(signUpMessages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { returnUrl, goBack } = useReturn()
  const entry = useEntryTexts()
  const isConfirm = search.get('step') === 'confirm'
  const begun = begunIn(entry)
  // The code alone confirms nothing: without its registration there is only the beginning.
  if (isConfirm && entry && !begun) return <Redirect to={paths.signUp(returnUrl)} />
  return (
    <>
      <PageHead title={isConfirm ? messages.confirmTitle : messages.title} noIndex />
      <SignUpScreen
        step={isConfirm ? 'confirm' : 'details'}
        begun={begun}
        signInHref={paths.signIn(returnUrl)}
        termsHref={paths.page('terms')}
        privacyHref={paths.page('privacy')}
        detailsHref={paths.signUp(returnUrl)}
        onBegun={(next) =>
          navigate(paths.confirmSignUp(returnUrl), { state: next, replace: isConfirm })
        }
        onConfirmed={(email) =>
          navigate(paths.signIn(returnUrl), { state: { email }, replace: true })
        }
        onSignedIn={goBack}
      />
    </>
  )
}

function begunIn(entry: Partial<Record<string, string>> | undefined): BegunSignUp | undefined {
  const { registration, email } = entry ?? {}
  return registration && email ? { ...entry, registration, email } : undefined
}
