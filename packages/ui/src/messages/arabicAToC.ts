import { checks, phrase, plural } from './arabicForms.ts'
import type { UiMessages } from './catalogue.ts'

const modules = (count: number) =>
  plural(count, {
    zero: 'بلا وحدات',
    one: 'وحدة واحدة',
    two: 'وحدتان',
    few: '# وحدات',
    many: '# وحدة',
    other: '# وحدة',
  })
const lessons = (count: number) =>
  plural(count, {
    zero: 'بلا دروس',
    one: 'درس واحد',
    two: 'درسان',
    few: '# دروس',
    many: '# درسًا',
    other: '# درس',
  })
const labs = (count: number) =>
  plural(count, {
    zero: 'بلا مختبرات',
    one: 'مختبر واحد',
    two: 'مختبران',
    few: '# مختبرات',
    many: '# مختبرًا',
    other: '# مختبر',
  })
const minutes = (count: number) =>
  plural(count, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

/** Components from A to C in Modern Standard Arabic. */
export const arabicAToC = {
  AccountMenu: {
    account: 'الحساب',
    myAccount: 'حسابي',
    learning: 'دوراتي',
    sessions: 'جلسات المختبرات',
    profile: 'تعديل الملف الشخصي',
    session: 'الجلسة',
    logOut: 'تسجيل الخروج',
  },
  Alert: {
    dismiss: 'إخفاء',
  },
  BarChart: {
    empty: 'لا توجد أرقام بعد.',
  },
  BootcampCard: {
    statuses: {
      upcoming: 'قريبًا',
      open: 'باب التقديم مفتوح!',
      running: 'جارٍ حاليًا',
      closed: 'مكتمل',
    },
    viewDetails: 'عرض التفاصيل',
  },
  BootcampHero: {
    back: 'العودة إلى المعسكرات التدريبية',
  },
  BootcampSidePanel: {
    headlines: {
      upcoming: 'ترقبوا قريبًا!',
      open: 'باب التقديم مفتوح!',
      running: 'أُغلق باب التقديم',
      closed: 'اكتمل المعسكر التدريبي',
    },
    sentences: {
      upcoming: 'لم يُفتح باب التقديم لهذه الدفعة بعد.',
      open: 'أخبرنا من أنت وما الذي تريد أن تتعلمه.',
      running: 'هذه الدفعة جارية الآن.',
      closed: 'انتهت هذه الدفعة، ويبقى منهجها هنا للاطلاع.',
    },
    apply: 'قدّم الآن',
    submitTasks: 'إرسال المهام',
    askNotice: 'أخبروني عند الافتتاح',
    taskLink: 'هل أنت مشارك بالفعل؟ احصل على رابط مهامك',
    download: 'تنزيل المنهج',
    downloadLater: 'يتوفر الملف عند فتح باب التقديم.',
  },
  Breadcrumbs: {
    label: 'مسار التنقل',
  },
  CodeBlock: {
    code: 'التعليمات البرمجية',
  },
  Combobox: {
    open: 'إظهار الخيارات',
    loading: 'جارٍ التحميل…',
    empty: 'لم يتم العثور على شيء.',
  },
  CommandPalette: {
    placeholder: 'ابحث أو اكتب أمرًا',
    empty: 'لم يتم العثور على شيء.',
    loading: 'جارٍ التحميل…',
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
  CopyButton: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'تعذر النسخ',
  },
  CourseCompleted: {
    title: 'تهانينا، لقد أكملت الدورة!',
    shareOnLinkedIn: 'مشاركة على LinkedIn',
    addToLinkedIn: 'إضافة إلى LinkedIn',
    publicLink: 'الرابط العام',
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ الرابط',
  },
  CourseOutline: {
    title: 'محتوى الدورة',
    total: (moduleCount, lessonCount, labCount) =>
      [modules(moduleCount), lessons(lessonCount), ...(labCount > 0 ? [labs(labCount)] : [])].join(
        ' · ',
      ),
    lessons,
    labsTitle: 'مختبرات عملية',
    labs,
    lab: 'مختبر',
    solved: 'تم الحل',
    expandAll: 'توسيع الكل',
    collapseAll: 'طي الكل',
    types: { video: 'فيديو', other: 'مستند' },
  },
  CourseSideCard: {
    title: 'تفاصيل الدورة',
    access: 'الوصول',
    accessTypes: {
      open: 'متاحة لجميع المستخدمين المسجلين',
      invite: 'يلزم رمز الدعوة',
      subscription: 'يلزم اشتراك نشط',
    },
    subscribe: 'الحصول على اشتراك',
    devices: 'الأجهزة',
    anyDevice: 'متاحة على الهاتف والجهاز اللوحي',
    lessons: 'الدروس',
    lessonCount: lessons,
    duration: 'المدة',
    credential: 'وثيقة الاعتماد',
  },
  CredentialAchievement: { title: 'ماذا تعني', skills: 'المهارات' },
  CredentialCard: {
    issuedOn: (date) => `تاريخ الإصدار: ${date}`,
    viewDetails: 'عرض التفاصيل',
    shareOnLinkedIn: 'مشاركة على LinkedIn',
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
  CredentialEvidence: {
    title: 'إثبات عملي',
    lead: 'وجدت فحوص الموقع نفسه أن كل مختبر من هذه المختبرات قد حُل، في جلسة لحامل الشهادة. وهذا جزء مما وُقّع.',
    did: (solved, all, lab) => phrase(`تم الإنجاز: حل ${solved} من ${checks(all)} في `, lab),
    facts: (count, date) => `خلال ${minutes(count)}، في ${date}`,
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
