import { plural } from './arabicForms.ts'
import type { UiMessages } from './catalogue.ts'

/** Components from L to P in Modern Standard Arabic. */
export const arabicLToP = {
  LabAccessCard: {
    title: 'الدخول إلى المختبر',
    url: 'رابط المختبر',
    copiedUrl: 'رابط المختبر',
    open: 'فتح المختبر',
    hidden: 'مخفي',
    show: 'إظهار بيانات الدخول',
    hide: 'إخفاء بيانات الدخول',
  },
  LabDurationDialog: {
    launch: {
      title: 'بدء المختبر',
      submit: 'بدء المختبر',
      lead: (lab) => `يعمل مختبر ${lab} في بيئة خاصة بك. كم من الوقت تحتاج؟`,
    },
    extend: {
      title: 'تمديد جلسة المختبر',
      submit: 'تمديد',
      lead: (lab) => `تبقى بيئة ${lab} كما هي، ويُضاف الوقت إلى ما تبقى.`,
    },
    duration: 'المدة',
    balance: 'رصيدك',
    balanceAfter: 'المتبقي بعد ذلك',
    cancel: 'إلغاء',
  },
  LabHero: {
    lab: 'مختبر',
  },
  LabStartingCard: {
    label: 'بدء تشغيل المختبر',
    starting: 'جارٍ بدء تشغيل المختبر: يستغرق ذلك عادةً دقيقة إلى دقيقتين.',
    progress: 'جارٍ بدء تشغيل المختبر',
    readMeanwhile: 'يمكنك قراءة الدليل الآن؛ وستعرض هذه الصفحة طريقة الدخول تلقائيًا.',
    next: 'دورك هو التالي في قائمة الانتظار.',
    waiting: (place) => `ترتيبك في قائمة الانتظار ${place}. الانتظار لا يُحتسب من وقت المختبر.`,
  },
  LabStatusBanner: {
    active: 'لديك جلسة مختبر نشطة',
    starting: 'جارٍ بدء تشغيل بيئة المختبر...',
    view: 'عرض جلسة المختبر',
    end: 'إنهاء المختبر',
    ending: 'جارٍ الإنهاء...',
  },
  LessonActions: {
    previous: 'الدرس السابق',
    complete: 'وضع علامة مكتمل',
    completed: 'مكتمل',
    videoOver: 'انتهى الفيديو.',
  },
  LessonHeader: {
    place: (module, lesson) => `الوحدة ${module ?? '-'} - الدرس ${lesson ?? '-'}`,
  },
  LessonLayout: {
    outline: 'محتوى الدورة',
    outlineTitle: 'محتوى الدورة',
    lessons: 'الدروس',
  },
  LessonOutline: {
    lessons: 'الدروس',
    progress: 'تقدمك',
    completedOf: (completed, total) =>
      `${completed} من ${plural(total, { one: 'درس واحد', two: 'درسين', few: '# دروس', many: '# درسًا', other: '# درس' })}`,
    completed: '(مكتمل)',
  },
  LessonTopBar: {
    back: 'العودة إلى الدورة',
  },
  LineChart: {
    asTable: 'عرض كجدول',
    point: 'النقطة',
    empty: 'لا توجد أرقام بعد.',
  },
  Link: {
    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  },
  MessagePage: {
    notFound: 'عذرًا! لم يتم العثور على الصفحة.',
    notFoundHelp: 'قد يكون العنوان مكتوبًا بشكل غير صحيح، أو نُقلت الصفحة.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  MissionPanel: {
    title: 'المهمة',
    progress: (solved, all) => `${solved} من ${all} فحوص`,
    solvedIn: (all, count) => `تم حل ${all} من ${all} في ${count} د`,
    solved: (all) => `تم حل ${all} من ${all}`,
    none: 'ليس لهذا المختبر فحوص يراها الموقع. يخبرك دليله متى تنتهي.',
    waiting: 'تُعلَّم الفحوص تلقائيًا بمجرد تشغيل المختبر.',
    running: 'تُعلَّم الفحوص تلقائيًا أثناء عملك.',
    ended: 'انتهت الجلسة قبل حل كل شيء.',
    outOfContact: 'لا اتصال بالموقع. تجري المحاولة مجددًا...',
    states: {
      open: 'مفتوح',
      solved: 'محلول',
      holding: 'صحيح الآن، ويجب أن يبقى كذلك في النهاية',
      broken: 'مختل: يجب أن يصح في النهاية',
    },
    solvedAt: (time) => `تم حله بعد ${time}`,
    ticked: (names, solved, all) => `تم حل: ${names.join('؛ ')}. ${solved} من ${all}.`,
    reopened: (names) => `فُتح من جديد: ${names.join('؛ ')}.`,
    complete: (all) => `تم حل المهمة: ${all} من ${all}.`,
  },
  MultiSelect: {
    chosen: (field) => `${field}: ما تم اختياره`,
    remove: 'إزالة',
  },
  NavigationDrawer: {
    account: 'حسابي',
    profile: 'تعديل الملف الشخصي',
    learning: 'دوراتي',
    credentials: 'وثائق الاعتماد',
    logOut: 'تسجيل الخروج',
  },
  NumberField: {
    increase: (field) => `زيادة ${field}`,
    decrease: (field) => `إنقاص ${field}`,
  },
  OfflineBanner: {
    offline: 'لا يوجد اتصال.',
    offlineHelp: 'ما كتبته محفوظ؛ وستتابع الصفحة عملها عند عودة الاتصال.',
    back: 'عاد الاتصال',
    retry: 'إعادة المحاولة',
  },
  OngoingCourseCard: {
    enrolledOn: (date) => `تاريخ التسجيل: ${date}`,
    progress: 'التقدم',
    continue: 'متابعة التعلم',
  },
  Overlay: {
    close: 'إغلاق',
  },
  Pagination: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: (number) => `الصفحة ${number}`,
    pageOf: (number, count) => `الصفحة ${number} من ${count}`,
  },
  ParticipantCard: {
    participant: 'المشارك',
    email: 'البريد الإلكتروني',
    country: 'البلد',
    notSpecified: 'غير محدد',
  },
  PasswordField: {
    show: (field) => `إظهار كلمة المرور: ${field}`,
    hide: (field) => `إخفاء كلمة المرور: ${field}`,
    shown: 'كلمة المرور ظاهرة',
    hidden: 'كلمة المرور مخفية',
    capsLock: 'مفتاح Caps Lock مفعّل',
  },
  PasswordForm: {
    oldPassword: 'كلمة المرور القديمة',
    newPassword: 'كلمة المرور الجديدة',
    newPasswordHint: '8 أحرف على الأقل، ويُفضَّل 15 حرفًا أو أكثر: بضع كلمات لا يمكن لأحد تخمينها.',
    confirmation: 'تأكيد كلمة المرور الجديدة',
    consequence: 'سيؤدي ذلك إلى تسجيل خروجك من جميع الأجهزة الأخرى.',
    update: 'تحديث كلمة المرور',
  },
  ProfileForm: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'عنوان البريد الإلكتروني',
    emailHint: 'تستخدمه لتسجيل الدخول؛ ولا يمكن تغييره.',
    gender: 'الجنس',
    genders: { male: 'ذكر', female: 'أنثى', other: 'آخر' },
    phoneNumber: 'رقم الهاتف',
    phoneNumberHint: 'مع رمز البلد، مثل 2348012345678',
    linkedInProfile: 'الملف الشخصي في LinkedIn',
    linkedInProfileHint: 'عنوان ملفك هناك، مثل linkedin.com/in/your-name',
    update: 'تحديث الملف الشخصي',
    discard: 'تجاهل التغييرات',
    notSaved: 'لم يُحفظ بعد',
  },
} satisfies Partial<UiMessages>
