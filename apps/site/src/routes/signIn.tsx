import { paths } from '@rampart/contract/rules/sitePaths'
import { signInMessages } from '@rampart/screens/signin/signIn.messages.ts'
import { SignInScreen } from '@rampart/screens/signin/SignInScreen.tsx'
import { signUpSettingQuery, useSignUpSetting } from '@rampart/screens/signup/useSignUp.ts'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { useSessionEnd } from '../sessionEnd.ts'
import { useEntryTexts } from './signInEntry.ts'
import { useReturn } from './signInReturn.ts'

/** People can sign in even if the server does not know whether others can sign up. */
export async function load({ adapters, queries }: LoadContext): Promise<number> {
  await queries.prefetchQuery(signUpSettingQuery(adapters.account))
  return 200
}

export function Component() {
  const { signIn } = useMessages(signInMessages)
  const { returnUrl, goBack } = useReturn()
  const setting = useSignUpSetting()
  const entry = useEntryTexts()
  const hasEnded = useSessionEnd()
  return (
    <>
      <PageHead title={signIn} noIndex />
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        signUpHref={setting.data === 'off' ? undefined : paths.signUp(returnUrl)}
        email={entry?.['email']}
        hasEnded={hasEnded}
        onSignedIn={goBack}
      />
    </>
  )
}
