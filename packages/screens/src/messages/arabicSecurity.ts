import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

/** The part of the catalogue about who can get into an account. */
export const arabicSecurity: Pick<ScreenMessages, 'security'> = {
  security: {
    title: 'الأمان',
    lead: 'من يمكنه الدخول إلى حسابك، وكيف.',
    sessions: 'الأجهزة المسجّل دخولها',
    sessionsHelp: 'أنهِ ما لا تعرفه، ثم اختر كلمة مرور جديدة.',
    thisDevice: 'هذا الجهاز',
    deviceOn: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
    unknownBrowser: 'متصفح أو برنامج غير معروف',
    signedIn: (moment) => `تسجيل الدخول: ${moment}`,
    signedInAndUsed: (signedIn, used) => `تسجيل الدخول: ${signedIn}، آخر استخدام: ${used}`,
    end: 'إنهاء',
    endOthers: 'إنهاء كل ما عداه',
    ended: 'تم تسجيل خروجه.',
    othersEnded: 'تم تسجيل خروج جميع الأجهزة الأخرى.',
    loading: 'جارٍ تحميل الأجهزة',
    loadFailed: 'تعذر تحميل الأجهزة المسجّل دخولها.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
  },
}
