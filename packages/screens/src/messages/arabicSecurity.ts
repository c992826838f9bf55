import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

/** The part of the catalogue about who can get into an account. */
export const arabicSecurity: Pick<
  ScreenMessages,
  'factorDialog' | 'factors' | 'passkeyDialog' | 'passkeys' | 'security'
> = {
  factors: {
    app: 'تطبيق المصادقة',
    appHelp: 'يطلب تسجيل الدخول رمزًا من التطبيق على هاتفك أيضًا: فلا تكفي كلمة مرور مسروقة.',
    appOn: (date) => `مفعّل منذ ${isolated(date)}. يطلب تسجيل الدخول رمزًا من التطبيق.`,
    step: 'مفتاح مرور بعد كلمة المرور',
    stepHelp: 'ما زالت كلمة المرور وحدها تكفي للدخول. فعّل هذا ليُطلب مفتاح مرور بعدها.',
    stepOn: (date) => `مفعّل منذ ${isolated(date)}. يطلب الدخول بكلمة المرور مفتاح مرور أيضًا.`,
    stepTurnOn: 'تفعيل',
    setUp: 'إعداد',
    turnOff: 'إيقاف',
    codes: 'رموز الاسترداد',
    codesLeft: (count) =>
      count === 0
        ? 'لم يتبق أي رمز. ومن دونها لن يمكنك الدخول إن فقدت جهازك.'
        : `${plural(count, { one: 'يتبقى رمز واحد', two: 'يتبقى رمزان', few: 'تتبقى # رموز', many: 'يتبقى # رمزًا', other: 'يتبقى # رمز' })}. يتيح كل رمز الدخول مرة واحدة من دون جهازك.`,
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
      'لن يطلب الدخول رمزًا بعد ذلك. وتنتهي رموز الاسترداد إن لم يُطلب شيء آخر. للتأكد من هويتك، أدخل كلمة المرور.',
    askTitle: 'طلب مفتاح مرور',
    askLead:
      'سيطلب الدخول بكلمة المرور مفتاح مرور أيضًا بعد ذلك. للتأكد من هويتك، أدخل كلمة المرور.',
    stopTitle: 'عدم طلب مفتاح مرور',
    stopLead:
      'لن يطلب الدخول بكلمة المرور مفتاح مرور بعد ذلك. وتنتهي رموز الاسترداد إن لم يُطلب شيء آخر. للتأكد من هويتك، أدخل كلمة المرور.',
    turnOn: 'تفعيل',
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
    asked: 'يُطلب مفتاح مرور بعد كلمة المرور.',
    stopped: 'لا يُطلب مفتاح مرور بعد كلمة المرور.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
  },
  passkeys: {
    passkeys: 'مفاتيح المرور',
    passkeysHelp: 'سجّل الدخول ببصمتك أو وجهك أو رمز PIN، من دون كلمة مرور يمكن سرقتها.',
    unsupported: 'لا يدعم هذا المتصفح مفاتيح المرور هنا. يمكنك إضافة مفتاح في متصفح آخر.',
    add: 'إضافة مفتاح مرور',
    device: 'مفتاح مرور على جهاز',
    phone: 'مفتاح مرور على هاتف',
    securityKey: 'مفتاح أمان',
    unknown: 'مفتاح مرور',
    synced: 'متزامن',
    added: (date) => `أُضيف في ${isolated(date)}، ولم يُستخدم بعد.`,
    addedAndUsed: (added, used) => `أُضيف في ${isolated(added)}، وآخر استخدام في ${isolated(used)}.`,
    onThisAlone: 'على جهاز واحد فقط.',
    rename: 'إعادة تسمية',
    remove: 'إزالة',
    loading: 'جارٍ تحميل مفاتيح المرور',
    loadFailed: 'تعذر تحميل مفاتيح المرور.',
  },
  passkeyDialog: {
    addTitle: 'إضافة مفتاح مرور',
    addLead: 'للتأكد من هويتك، أدخل كلمة المرور أولًا. ثم اتبع تعليمات جهازك.',
    added: 'تمت إضافة مفتاح المرور.',
    renameTitle: 'إعادة تسمية مفتاح المرور',
    name: 'الاسم',
    nameHint: 'مثل اسم الجهاز الذي يوجد عليه.',
    save: 'حفظ',
    renamed: 'تمت إعادة تسمية مفتاح المرور.',
    removeTitle: 'إزالة مفتاح المرور',
    removeLead: (name) =>
      `لن يعود بالإمكان تسجيل الدخول بـ«${isolated(name)}». للتأكد من هويتك، أدخل كلمة المرور.`,
    remove: 'إزالة',
    removed: 'تمت إزالة مفتاح المرور. يمكنك حذفه من جهازك أيضًا.',
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
