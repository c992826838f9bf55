import { safeReturnUrl } from '@rampart/contract/rules/returnUrl'
import { paths } from '@rampart/contract/rules/sitePaths'
import { matchRoute } from '../navigation/matchRoute.ts'
import { useNavigate, useSearchParams } from '../navigation/Router.tsx'

/** Pages for visitors only: they redirect signed-in learners at once, so nobody returns to them. */
const wayIn = [{ path: paths.signIn() }, { path: paths.signUp() }]

/**
 * Where to go after signing in (specification §2, Sign in): as the address has it, and the path.
 */
export function useReturn(): { returnUrl: string | undefined; goBack: () => void } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnUrl = search.get('returnURL') ?? undefined
  const goBack = () => {
    const target = safeReturnUrl(returnUrl, location.origin)
    const { pathname } = new URL(target, location.origin)
    navigate(matchRoute(wayIn, pathname) ? paths.explore : target, { replace: true })
  }
  return { returnUrl, goBack }
}
