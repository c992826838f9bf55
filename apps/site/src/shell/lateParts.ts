import { latePart } from '@rampart/screens/pages/latePart.tsx'

const surroundings = () => import('./surroundings.tsx')

export const Header = latePart(async () => (await surroundings()).Header)
export const PageFooter = latePart(async () => (await surroundings()).PageFooter)
export const Notice = latePart(async () => (await surroundings()).Notice)
export const PageFailure = latePart(async () => (await surroundings()).PageFailure)
