import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

const credits = (count: number) =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '# نقاط',
    many: '# نقطة',
    other: '# نقطة',
  })

/** After a verb or a preposition, where a pair ends differently. */
const creditsOf = (count: number) => (count === 2 ? 'نقطتين' : credits(count))

/** What a learner has of credits, in a sentence. */
const balanceOf = (count: number) => (count === 0 ? 'ليس لديك أي نقاط' : `لديك ${credits(count)}`)

/** The part of the catalogue about finding, learning and practising. */
export const arabicLearning: Pick<
  ScreenMessages,
  'completed' | 'explore' | 'labs' | 'labSessions' | 'labTerminal' | 'lesson' | 'myLearning'
> = {
  completed: {
    notYet: 'لم تكتمل بعد',
    notYetHelp: (course) => `أكمل جميع دروس «${isolated(course)}» لتصل إلى هذه الصفحة.`,
    toCourse: 'الانتقال إلى الدورة',
    reviewLessons: 'مراجعة الدروس',
    backToCourse: 'العودة إلى الدورة',
    myLearning: 'تعلّمي',
  },
  explore: {
    eyebrow: 'دورات · مختبرات · معسكرات تدريبية',
    title: 'استكشف الدورات والمختبرات',
    lead: 'اكتشف دورات ترفع مهاراتك في هندسة السحابة والأمن السيبراني وغيرهما.',
    filters: 'عوامل التصفية',
    results: 'الدورات والمختبرات',
    loading: 'جارٍ تحميل الدورات والمختبرات',
    loadFailed: 'تعذر جلب المحتوى',
    solved: 'محلول',
    filtering: 'جارٍ تصفية الدورات والمختبرات',
    found: (count) =>
      plural(count, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),
    empty: 'لا يوجد محتوى متاح.',
    noneFound: 'لم يتم العثور على محتوى. جرّب تعديل عوامل التصفية.',
    clearAll: 'مسح الكل',
    showMore: 'عرض المزيد',
    loadingMore: 'جارٍ تحميل المزيد...',
    moreFailed: 'تعذر تحميل المزيد من الدورات والمختبرات.',
  },
  labs: {
    loading: 'جارٍ تحميل المختبر',
    loadFailed: 'حدث خلل ما. يرجى المحاولة مرة أخرى.',
    notFound: 'لم يتم العثور على المختبر',
    notFoundHelp: 'لم نجد مختبرًا يطابق طلبك. يرجى التحقق من الرابط أو تصفح المختبرات المتاحة.',
    browse: 'تصفح المختبرات',
    launch: 'تشغيل المختبر',
    launchFailed: 'تعذر بدء جلسة المختبر',
    details: 'تفاصيل المختبر',
    domain: 'المجال',
    ownEnvironment: 'بيئة خاصة بك، تُحذف عند انتهاء وقتها أو عندما تنهيها.',
    requirements: 'المتطلبات',
    guide: 'الدليل',
    credits,
    shortfall: (cost, duration, balance) =>
      `تحتاج إلى ${creditsOf(cost)} مقابل ${duration}؛ ${balanceOf(balance)}.`,
    withSetting: (duration) => `${duration} حسب إعدادك`,
    extend: 'تمديد',
    extendFrom: (cost, duration) => `ابتداءً من ${creditsOf(cost)} مقابل ${duration}`,
    extendShortfall: (cost, duration, balance) =>
      `يكلّف التمديد ${creditsOf(cost)} على الأقل مقابل ${duration}؛ ${balanceOf(balance)}.`,
    extendOver: (longest) => `أقصى مدة لتشغيل هذا المختبر: ${longest}.`,
    extended: (duration) => `تم تمديد جلسة المختبر. المدة المضافة: ${duration}.`,
    extendFailed: 'تعذر تمديد الجلسة',
    end: 'إنهاء جلسة المختبر',
    ending: 'جارٍ الإنهاء...',
    keep: 'الإبقاء عليها',
    endGivesBack: (cost) =>
      cost === 0
        ? 'لم تبدأ الجلسة بعد، ولن تُخصم منك أي نقاط.'
        : `لم تبدأ الجلسة بعد، لذا تُعاد إليك ${credits(cost)}.`,
    endDeletes: 'تُحذف البيئة وكل ما أنجزته فيها فورًا.',
    comesBack: (count) => `تُعاد إليك ${credits(count)}.`,
    mission: 'المهمة',
    hintFailed: 'تعذر فتح التلميح. يرجى المحاولة مرة أخرى.',
    solved: 'محلول',
    checks: (solved, all) => `${solved} من ${all} فحوص`,
    solvedIn: (all, minutes) => `تم حل ${all} من ${all} في ${minutes} د`,
    bestSolved: (all, minutes) => `لقد حللت هذا المختبر: ${all} من ${all} فحوص في ${minutes} د.`,
    bestChecks: (solved, all) => `أفضل نتيجة لك حتى الآن: ${solved} من ${all} فحوص.`,
    timeOver: 'انتهى الوقت',
    ended: (back) =>
      back === 0
        ? 'انتهت جلسة المختبر.'
        : `انتهت جلسة المختبر. كنت أسرع: أُعيدت إليك ${credits(back)}.`,
    endFailed: 'تعذر إنهاء الجلسة',
  },
  labTerminal: {
    input: 'سطر الأوامر. اضغط Escape ثم Tab للخروج منه.',
    welcome: 'تعمل هذه الطرفية في متصفحك ولا تصل إلا إلى مختبرك. Tab يُكمل، وCtrl-C يُنهي.',
    noPass: 'الجلسة لا تعمل، أو تعذر الوصول إلى الموقع.',
  },
  labSessions: {
    title: 'جلسات المختبرات',
    list: 'جلسات المختبرات',
    loading: 'جارٍ تحميل جلسات المختبرات',
    loadFailed: 'تعذر تحميل جلسات المختبرات',
    stale: 'تعذر الوصول إلى الخادم. ما تراه هو آخر ما لدينا، ونواصل المحاولة.',
    active: (count) => `النشطة (${count})`,
    noneActive: 'لا توجد جلسات نشطة',
    noneActiveHelp: 'يظهر هنا كل مختبر تشغّله ما دام قيد التشغيل.',
    view: 'عرض',
    end: 'إنهاء',
    retry: 'إعادة المحاولة',
    history: (count) => `السابقة (${count})`,
    status: 'الحالة',
    filters: {
      all: 'جميع الجلسات',
      completed: 'مكتملة',
      failed: 'فاشلة',
      expired: 'منتهية',
      abandoned: 'متروكة',
    },
    found: (count) =>
      plural(count, {
        zero: 'لا جلسات',
        one: 'جلسة واحدة',
        two: 'جلستان',
        few: '# جلسات',
        many: '# جلسة',
        other: '# جلسة',
      }),
    noneFound: 'لم يتم العثور على جلسات',
    noneEnded: 'تظهر هنا المختبرات التي أنهيتها.',
    noneLikeThis: 'لم تنتهِ أي من جلساتك بهذه الحالة.',
    showMore: 'عرض المزيد',
    started: 'وقت البدء',
    notYetStarted: 'لم تبدأ بعد',
    queuePlace: 'الترتيب في قائمة الانتظار',
    neverStarted: 'لم تبدأ',
    endedAt: 'وقت الانتهاء',
    duration: 'المدة',
    minutes: (count) =>
      plural(count, {
        zero: '# دقيقة',
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      }),
    credits: 'النقاط',
    creditsUsed: 'النقاط المستخدمة',
    labUrl: 'رابط المختبر',
    credentials: 'بيانات الدخول',
    credentialNames: (names) => names.map(isolated).join('، '),
    loadingCredits: 'جارٍ تحميل النقاط',
    creditsFailed: 'تعذر تحميل نقاطك.',
    creditHistory: 'سجل النقاط',
    ledger: {
      started: (lab, duration) => `بدء «${isolated(lab)}» (${duration})`,
      hold: (note) => (note ? `حجز: ${isolated(note)}` : 'حجز'),
      extension: (lab, duration) => `تمديد «${isolated(lab)}»، المدة المضافة: ${duration}`,
      unused: (lab) => `إنهاء «${isolated(lab)}» مبكرًا`,
      refund: (note) => (note ? `استرداد: ${isolated(note)}` : 'استرداد'),
      grant: (note) => (note ? `منح: ${isolated(note)}` : 'منح'),
    },
    loadingSession: 'جارٍ تحميل جلسة المختبر',
    sessionFailed: 'تعذر تحميل بيانات الجلسة',
    sessionNotFound: 'لم يتم العثور على الجلسة',
    backToList: 'العودة إلى جلسات المختبرات',
    viewAll: 'عرض جميع الجلسات',
    loadingGuide: 'جارٍ تحميل الدليل',
    guideFailed: 'تعذر تحميل الدليل.',
    openTerminal: 'فتح الطرفية',
    showSecrets: 'إظهار الأسرار في الأوامر',
    hideSecrets: 'إخفاء الأسرار في الأوامر',
    launchAgain: 'تشغيل مرة أخرى',
    lessThanLeft: (minutes, lab) =>
      // The title stays out of the forms: it may hold a '#' of its own.
      `بقي أقل من ${plural(minutes, { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' })} في «${isolated(lab)}».`,
    underLeft: (minutes) => `بقي أقل من ${minutes} د`,
    starting: (lab) => `جارٍ بدء «${isolated(lab)}».`,
    running: (lab) => `«${isolated(lab)}» قيد التشغيل.`,
    endings: {
      completed: 'لقد أنهيت هذه الجلسة، ولم تعد بيئتها موجودة.',
      failed: 'فشلت هذه الجلسة.',
      expired: 'انتهى وقت هذه الجلسة، ولم تعد بيئتها موجودة.',
      abandoned: 'أُنهيت هذه الجلسة قبل أن تبدأ، وأُعيدت نقاطها.',
    },
    endedFaster: (back) =>
      `لقد أنهيت هذه الجلسة، ولم تعد بيئتها موجودة. كنت أسرع: أُعيدت إليك ${credits(back)}.`,
  },
  lesson: {
    loading: 'جارٍ تحميل الدرس',
    accessDenied: 'تم رفض الوصول',
    notSignedIn: 'يلزم تسجيل الدخول. يرجى تسجيل الدخول للوصول إلى هذا الدرس.',
    notPermitted: 'ليس لديك إذن للوصول إلى هذا الدرس.',
    loadFailed: 'تعذر جلب الدرس. يرجى المحاولة لاحقًا.',
    unreachable: 'حدث خطأ أثناء جلب الدرس.',
    retry: 'إعادة المحاولة',
    courseDetails: 'عرض تفاصيل الدورة',
    home: 'الانتقال إلى الصفحة الرئيسية',
    next: 'الدرس التالي',
    courseCompleted: 'اكتملت الدورة',
    unsupported: 'نوع المحتوى غير مدعوم',
    unsupportedHelp: 'لا يمكن عرض هذا الدرس هنا.',
    congratulations: 'تهانينا! لقد أكملت الدورة.',
    notAvailable: 'الدرس غير متاح. يرجى المحاولة مرة أخرى.',
    completeRefused: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
    completeFailed: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
    submitFailed: 'حدث خطأ أثناء إرسال الاختبار.',
    loadingAnswers: 'جارٍ تحميل الإجابات',
    answersFailed: 'تعذر تحميل الإجابات.',
  },
  myLearning: {
    title: 'تعلّمي',
    lead: 'أين وصلت، وما أكملته، وما يثبت إنجازك.',
    tabs: { ongoing: 'الجارية', completed: 'المكتملة', credentials: 'وثائق الاعتماد' },
    loading: {
      ongoing: 'جارٍ تحميل الدورات الجارية',
      completed: 'جارٍ تحميل الدورات المكتملة',
      credentials: 'جارٍ تحميل وثائق الاعتماد',
    },
    loadFailed: {
      ongoing: 'تعذر تحميل الدورات الجارية.',
      completed: 'تعذر تحميل الدورات المكتملة.',
      credentials: 'تعذر تحميل وثائق الاعتماد.',
    },
    unreachable: {
      ongoing: 'حدث خطأ أثناء جلب الدورات الجارية.',
      completed: 'حدث خطأ أثناء جلب الدورات المكتملة.',
      credentials: 'حدث خطأ أثناء جلب وثائق الاعتماد.',
    },
    empty: {
      ongoing: 'لا توجد دورات جارية',
      completed: 'لا توجد دورات مكتملة',
      credentials: 'لا توجد وثائق اعتماد',
    },
    emptyHelp: {
      ongoing: 'ستظهر دوراتك الجارية هنا.',
      completed: 'أكمل جميع دروس إحدى الدورات لتظهر هنا.',
      credentials: 'أكمل دورة تمنح شهادة أو شارة لتظهر هنا.',
    },
    browse: 'تصفح الدورات',
    linkCopied: 'تم نسخ رابط الدورة',
    linkNotCopied: 'تعذر نسخ رابط الدورة. رفض متصفحك استخدام الحافظة.',
  },
}
