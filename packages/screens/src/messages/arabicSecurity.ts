import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

/** The part of the catalogue about who can get into an account. */
export const arabicSecurity: Pick<ScreenMessages, 'factorDialog' | 'factors' | 'security'> = {
  factors: {
    app: 'تطبيق المصادقة',
    appHelp: 'يطلب تسجيل الدخول رمزًا من التطبيق على هاتفك أيضًا: فلا تكفي كلمة مرور مسروقة.',
    appOn: (date) => `مفعّل منذ ${isolated(date)}. يطلب تسجيل الدخول رمزًا من التطبيق.`,
    setUp: 'إعداد',
    turnOff: 'إيقاف',
    codes: 'رموز الاسترداد',
    codesLeft: (count) =>
      count === 0
        ? 'لم يتبق أي رمز. ومن دونها لن يمكنك الدخول إن فقدت التطبيق.'
        : `${plural(count, { one: 'يتبقى رمز واحد', two: 'يتبقى رمزان', few: 'تتبقى # رموز', many: 'يتبقى # رمزًا', other: 'يتبقى # رمز' })}. يتيح كل رمز الدخول مرة واحدة من دون التطبيق.`,
    fewLeft: 'أنشئ رموزًا جديدة قبل أن تحتاج إلى آخر رمز.',
    newCodes: 'رموز استرداد جديدة',
    loading: 'جارٍ تحميل عوامل التحقق',
    loadFailed: 'تعذر تحميل عوامل التحقق.',
  },
  factorDialog: {
    turnOff: 'إيقاف',
    setUpTitle: 'إعداد تطبيق المصادقة',
    setUpLead: 'للتأكد من هويتك، أدخل كلمة المرور أولًا.',
    turnOffTitle: 'إيقاف تطبيق المصادقة',
    turnOffLead:
      'ستكفي كلمة المرور وحدها للدخول بعد ذلك، وتنتهي رموز الاسترداد. أدخلها للتأكد من هويتك.',
    newCodesTitle: 'رموز استرداد جديدة',
    newCodesLead: 'تنتهي جميع الرموز السابقة. للتأكد من هويتك، أدخل كلمة المرور.',
    codesTitle: 'احتفظ برموز الاسترداد',
    password: 'كلمة المرور',
    passwordMissing: 'أدخل كلمة المرور.',
    cancel: 'إلغاء',
    continue: 'متابعة',
    makeCodes: 'إنشاء رموز جديدة',
    turnedOn: 'تم تفعيل تطبيق المصادقة.',
    turnedOff: 'تم إيقاف تطبيق المصادقة.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
  },
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
