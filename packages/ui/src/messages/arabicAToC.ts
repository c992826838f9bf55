import { phrase, plural } from './arabicForms.ts'
import type { UiMessages } from './catalogue.ts'

const modules = (count: number) => plural(count, { zero: 'بلا وحدات', one: 'وحدة واحدة', two: 'وحدتان', few: '# وحدات', other: '# وحدة' })
const lessons = (count: number) => plural(count, { zero: 'بلا دروس', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درسًا', other: '# درس' })

/** Components from A to C in Modern Standard Arabic. */
export const arabicAToC = {
  AccountMenu: {
    account: 'الحساب',
    myAccount: 'حسابي',
    learning: 'دوراتي',
    sessions: 'جلسات المختبر',
    profile: 'تعديل الملف الشخصي',
    session: 'الجلسة',
    logOut: 'تسجيل الخروج',
  },
  Alert: {
    dismiss: 'إخفاء',
  },
  BootcampCard: {
    statuses: { upcoming: 'قريبًا', open: 'باب التقديم مفتوح!', running: 'جارٍ حاليًا', closed: 'مكتمل' },
    viewDetails: 'عرض التفاصيل',
  },
  BootcampHero: {
    back: 'العودة إلى المعسكرات التدريبية',
  },
  BootcampSidePanel: {
    headlines: { upcoming: 'ترقبوا قريبًا!', open: 'باب التقديم مفتوح!', running: 'أُغلق باب التقديم', closed: 'اكتمل المعسكر التدريبي' },
    sentences: {
      upcoming: 'لم يُفتح باب التقديم لهذه الدفعة بعد.',
      open: 'أخبرنا من أنت وما الذي تريد أن تتعلمه.',
      running: 'هذه الدفعة جارية الآن.',
      closed: 'انتهت هذه الدفعة، ويبقى منهجها هنا للاطلاع.',
    },
    apply: 'قدّم الآن',
    submitTasks: 'إرسال المهام',
    taskLink: 'هل أنت مشارك بالفعل؟ احصل على رابط مهامك',
    download: 'تنزيل المنهج',
    downloadLater: 'يتوفر الملف عند فتح باب التقديم.',
  },
  CompletedCourseCard: {
    optionsFor: (title) => `خيارات ${title}`,
    completedOn: (date) => `تاريخ الإكمال: ${date}`,
    retake: 'إعادة الدورة',
    copyUrl: 'نسخ رابط الدورة',
  },
  ConfirmDialog: {
    cancel: 'إلغاء',
  },
  ContentCard: {
    kinds: { course: 'دورة', lab: 'مختبر' },
  },
  CopyButton: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'تعذر النسخ',
  },
  CourseCompleted: {
    title: 'تهانينا، لقد أكملت الدورة!',
    earned: {
      certificate: 'أنهيت جميع الدروس، وشهادتك جاهزة للعرض.',
      badge: 'أنهيت جميع الدروس، وشارتك الرقمية جاهزة للعرض.',
      none: 'أنهيت جميع الدروس، وما تعلمته يبقى معك.',
    },
    pictureOf: {
      certificate: (courseTitle) => `شهادة ${courseTitle}`,
      badge: (courseTitle) => `الشارة الرقمية ${courseTitle}`,
    },
    shareOnLinkedIn: 'مشاركة على LinkedIn',
    download: { certificate: 'تنزيل الشهادة', badge: 'تنزيل الشارة' },
    publicLink: 'الرابط العام',
    publicLinkHelp: {
      certificate: 'يمكن لأي شخص لديه هذا الرابط أن يرى شهادتك ويتأكد من صحتها.',
      badge: 'يمكن لأي شخص لديه هذا الرابط أن يرى شارتك الرقمية ويتأكد من صحتها.',
    },
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ الرابط',
  },
  CourseOutline: {
    title: 'محتوى الدورة',
    total: (moduleCount, lessonCount) => `${modules(moduleCount)} · ${lessons(lessonCount)}`,
    lessons,
    expandAll: 'توسيع الكل',
    collapseAll: 'طي الكل',
    types: { video: 'فيديو', other: 'مستند' },
  },
  CourseSideCard: {
    title: 'تفاصيل الدورة',
    access: 'الوصول',
    accessTypes: { open: 'متاحة لجميع المستخدمين المسجلين', invite: 'يلزم رمز الدعوة', subscription: 'يلزم اشتراك نشط' },
    devices: 'الأجهزة',
    anyDevice: 'متاحة على الهاتف والجهاز اللوحي',
    lessons: 'الدروس',
    lessonCount: lessons,
    duration: 'المدة',
    credential: 'وثيقة الاعتماد',
  },
  CredentialCard: {
    issuedOn: (date) => `تاريخ الإصدار: ${date}`,
    viewDetails: 'عرض التفاصيل',
    shareOnLinkedIn: 'مشاركة على LinkedIn',
    download: 'تنزيل الشهادة',
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ الرابط',
  },
  CredentialChecks: {
    retry: 'إعادة المحاولة',
    outcomes: { passed: 'ناجح:', failed: 'فاشل:', unknown: 'غير معروف:', notReached: 'لم يُفحص:' },
  },
  CredentialDetails: {
    detailsOf: (type) => `تفاصيل ${type}`,
    issuedTo: (recipient) => phrase('صدرت باسم ', recipient),
    issuedOn: 'تاريخ الإصدار',
    status: 'الحالة',
  },
  CredentialImage: {
    missing: { certificate: 'صورة الشهادة غير متاحة', badge: 'صورة الشارة غير متاحة' },
  },
  CredentialSection: {
    names: { certificate: 'شهادة', badge: 'شارة رقمية', none: 'إكمال الدورة' },
    texts: {
      certificate: 'أكمل جميع الدروس لتحصل على شهادة باسمك، يمكن لأي شخص التحقق منها برقمها.',
      badge: 'أكمل جميع الدروس لتحصل على شارة رقمية لها صفحتها العامة.',
      none: 'أكمل جميع الدروس لتنضم الدورة إلى دوراتك المكتملة.',
    },
  },
  CreditLedger: {
    label: 'سجل النقاط',
    date: 'التاريخ',
    reason: 'السبب',
    credits: 'النقاط',
    balance: 'الرصيد',
    unchanged: 'دون تغيير',
    plus: (amount) => `زائد ${amount}`,
    minus: (amount) => `ناقص ${amount}`,
  },
  CurriculumList: {
    week: (number) => `الأسبوع ${number}`,
  },
} satisfies Partial<UiMessages>
