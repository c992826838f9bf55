import { arabicAToC } from './arabicAToC.ts'
import { arabicDToI } from './arabicDToI.ts'
import { arabicLToP } from './arabicLToP.ts'
import { arabicQToZ } from './arabicQToZ.ts'
import type { UiMessages } from './catalogue.ts'

export type { UiMessages } from './catalogue.ts'

/** The catalogue in Modern Standard Arabic; in files by letter, as it is long. */
export const arabic: UiMessages = {
  ...arabicAToC,
  ...arabicDToI,
  ...arabicLToP,
  ...arabicQToZ,
}
