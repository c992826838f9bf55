import { safeReturnUrl } from '@rampart/contract/rules/returnUrl'
import { SignInScreen } from '@rampart/screens/signin/SignInScreen.tsx'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageTitle } from '../brand.ts'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'

export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title={pageTitle('Sign In')} noIndex />
      <SignInScreen
        forgotPasswordHref={paths.forgotPassword}
        onSignedIn={() => void navigate(safeReturnUrl(search.get('returnURL'), location.origin), { replace: true })}
      />
    </>
  )
}
