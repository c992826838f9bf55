import { arabicAccounts } from './arabicAccounts.ts'
import { arabicBootcamps } from './arabicBootcamps.ts'
import { arabicCredentials } from './arabicCredentials.ts'
import { arabicLabs } from './arabicLabs.ts'
import { arabicLearning } from './arabicLearning.ts'
import { arabicProblems } from './arabicProblems.ts'
import { arabicSecurity } from './arabicSecurity.ts'
import { arabicShared } from './arabicShared.ts'
import type { ScreenMessages } from './catalogue.ts'

/** The catalogue in Modern Standard Arabic. */
export const arabicScreens: ScreenMessages = {
  ...arabicAccounts,
  ...arabicBootcamps,
  ...arabicCredentials,
  ...arabicLabs,
  ...arabicLearning,
  ...arabicProblems,
  ...arabicSecurity,
  ...arabicShared,
  course: {
    alsoIn: 'متاحة أيضًا بـ:',
    outdated: 'قد تكون هذه الترجمة أقدم من النص الإنجليزي.',
    access: 'الدخول إلى الدورة',
    loading: 'جارٍ تحميل الدورة',
    loadFailed: 'تعذر تحميل تفاصيل الدورة.',
    notFound: 'لم يتم العثور على الدورة',
    notFoundHelp: 'لم نجد دورة تطابق طلبك. يرجى التحقق من الرابط أو تصفح الدورات المتاحة.',
    browse: 'تصفح الدورات',
    outcomes: 'ما ستتعلمه',
    alreadyCompleted: 'سبق أن أكملت هذه الدورة.',
    notAvailable: 'الدورة غير متاحة',
    statusUnclear: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
    enrolFailed: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
    inviteRefused: 'حدث خطأ',
    inviteFailed: 'حدث خلل ما. يرجى المحاولة مرة أخرى.',
  },
}
