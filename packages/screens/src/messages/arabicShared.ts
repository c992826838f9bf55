import type { ScreenMessages } from './catalogue.ts'

/** The part of the catalogue that all screens share: failures, notices, the rules of forms. */
export const arabicShared: Pick<ScreenMessages, 'adapters' | 'notifications' | 'pages' | 'rules'> = {
  adapters: {
    unreachable: 'تعذر الوصول إلى الخادم.',
  },
  notifications: {
    partFailed: 'تعذر تحميل هذا الجزء. تحقق من الاتصال وحاول مرة أخرى.',
  },
  pages: {
    failures: {
      unavailable: { title: 'تعذر تحميل هذه الصفحة', text: 'تحقق من الاتصال وحاول مرة أخرى.', retry: 'إعادة المحاولة' },
      fault: { title: 'حدث خلل ما', text: 'صادفت هذه الصفحة عطلًا من جانبنا. كثيرًا ما تفيد إعادة تحميلها.', retry: 'إعادة تحميل الصفحة' },
    },
    home: 'العودة إلى الصفحة الرئيسية',
    retry: 'إعادة المحاولة',
  },
  rules: {
    email: 'يرجى إدخال عنوان بريد إلكتروني صالح',
    bootcampNotFound: 'لم يتم العثور على المعسكر التدريبي',
    certificationId: 'رقم الشهادة غير صالح. ينبغي أن يكون بالصيغة: CSN-xxxxx',
    passwordHint: 'من 8 إلى 128 حرفًا. تُرفض كلمات المرور الشائعة؛ وبضع كلمات متتالية تصنع كلمة مرور جيدة.',
    passwordShort: 'استخدم 8 أحرف على الأقل.',
    passwordLong: 'استخدم 128 حرفًا على الأكثر.',
    weeklyTask: 'ملف المهمة الأسبوعية مطلوب',
    resume: 'السيرة الذاتية مطلوبة إن كنت مهتمًا بالتدريب العملي',
    feedback: 'يرجى كتابة ملاحظات مفصلة (10 أحرف على الأقل)',
    tokenMissing: 'لا يوجد رمز جلسة. يرجى طلب رابط دخول من صفحة المعسكر التدريبي.',
    tokenExpired: 'انتهت صلاحية الجلسة. يرجى طلب رابط دخول جديد.',
    tokenScope: 'نوع الجلسة غير صالح. يرجى طلب رابط دخول جديد.',
    tokenBootcamp: 'الجلسة غير صالحة لهذا المعسكر التدريبي.',
    tokenInvalid: 'رمز الجلسة غير صالح. يرجى طلب رابط دخول جديد.',
    uploadType: 'نوع الملف غير صالح. لا يُسمح إلا بملفات PDF وDOCX وZIP.',
    uploadSize: 'حجم الملف كبير جدًا. الحد الأقصى 10 ميغابايت.',
  },
}
