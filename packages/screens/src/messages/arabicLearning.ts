import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

const results = (count: number) =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  })

/** The part of the catalogue about finding, learning and practising. */
export const arabicLearning: Pick<
  ScreenMessages,
  'completed' | 'explore' | 'lesson' | 'myLearning' | 'search'
> = {
  completed: {
    notYet: 'لم تكتمل بعد',
    notYetHelp: (course) => `أكمل جميع دروس «${isolated(course)}» لتصل إلى هذه الصفحة.`,
    toCourse: 'الانتقال إلى الدورة',
    reviewLessons: 'مراجعة الدروس',
    backToCourse: 'العودة إلى الدورة',
    myLearning: 'تعلّمي',
  },
  search: {
    title: 'بحث',
    label: 'البحث في الموقع',
    placeholder: 'دورات ودروس ومختبرات ومعسكرات تدريبية',
    submit: 'بحث',
    kinds: 'أنواع النتائج',
    tab: (label, count) => `${label} (${count})`,
    all: 'الكل',
    ofKind: {
      course: 'الدورات',
      lesson: 'الدروس',
      lab: 'المختبرات',
      bootcamp: 'المعسكرات التدريبية',
    },
    loading: 'جارٍ البحث',
    found: results,
    corrected: (words) => `النتائج المعروضة هي لـ«${isolated(words)}».`,
    start: 'ماذا تود أن تتعلم؟',
    startHelp: 'اكتب موضوعًا أو أداة أو اسم دورة. تكفي بداية الكلمة.',
    none: (words) => `لم يتم العثور على شيء لـ«${isolated(words)}»`,
    noneHelp: 'جرّب كلمات أقل أو غيرها، أو تصفح كل ما هو موجود.',
    browse: 'تصفح الدورات والمختبرات',
    failed: 'البحث غير متاح حاليًا.',
    recent: 'عمليات البحث الأخيرة',
    forget: 'مسح عمليات البحث الأخيرة',
    allResults: (words) => `كل النتائج لـ«${isolated(words)}»`,
    go: 'بحث',
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
    found: results,
    empty: 'لا يوجد محتوى متاح.',
    noneFound: 'لم يتم العثور على محتوى. جرّب تعديل عوامل التصفية.',
    clearAll: 'مسح الكل',
    showMore: 'عرض المزيد',
    loadingMore: 'جارٍ تحميل المزيد...',
    moreFailed: 'تعذر تحميل المزيد من الدورات والمختبرات.',
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
    courses: 'الدورات',
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
