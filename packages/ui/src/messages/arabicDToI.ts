import { plural } from './arabicForms.ts'
import type { UiMessages } from './catalogue.ts'

/** Components from D to I in Modern Standard Arabic. */
export const arabicDToI = {
  DatePicker: {
    open: 'فتح التقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
  },
  DeleteAccountDialog: {
    title: 'حذف حسابي',
    consequence:
      'يُحذف نهائيًا ملفك الشخصي ودوراتك وتقدمك ومختبراتك وملاحظاتك ونقاطك، وكذلك مهامك في المعسكرات التدريبية مع ملفاتها، وتنتهي المختبرات الجارية الآن.',
    noWayBack: 'لا يمكن التراجع عن ذلك.',
    password: 'كلمة المرور',
    passwordHint: 'للتأكد من هويتك.',
    deleteCredentials: 'حذف شهاداتي وشاراتي أيضًا',
    keptCredentials:
      'إن لم تفعل، فستبقى كما صدرت وباسمك، ويظل بإمكان أي شخص التحقق منها، وتظل الروابط في سيرتك الذاتية تعمل.',
    cancel: 'إلغاء',
    submit: 'حذف حسابي',
  },
  ErrorState: {
    retry: 'إعادة المحاولة',
  },
  EvidenceQuestion: {
    titles: {
      unasked: 'هل تريد عرض المختبرات التي حللتها؟',
      shown: 'شهاداتك تعرض مختبراتك',
      hidden: 'شهاداتك لا تعرض مختبراتك',
    },
    texts: {
      unasked:
        'بموافقتك تصبح جزءًا مما يُوقَّع: يرى كل من لديه الرابط أي المختبرات حللت، وكم فحصًا، وفي كم دقيقة، وفي أي يوم. يمكنك تغيير ذلك في أي وقت في ملفك الشخصي.',
      shown:
        'تنضم تلقائيًا مختبرات دوراتك التي تحلها من الآن فصاعدًا. يمكنك إيقاف ذلك في أي وقت في ملفك الشخصي: عندها نقدم شهاداتك بدونها، لكن النسخ التي أخذها غيرك تبقى صالحة.',
      hidden: 'يمكنك تغيير ذلك في أي وقت في ملفك الشخصي.',
    },
    shows: 'ما يُعرض',
    show: 'عرض مختبراتي',
    hide: 'عدم العرض',
    stop: 'إيقاف العرض',
  },
  FileDropZone: {
    choose: 'أو اختر ملفات',
  },
  FileSlot: {
    choose: 'اختر ملفًا أو أفلته هنا',
    drop: 'أفلت الملف هنا',
    dropToReplace: 'أفلت الملف ليحل محله',
    onlyOne: 'يتسع المكان لملف واحد فقط. يرجى اختيار أحدها.',
    cancel: 'إلغاء',
    cancelUploadOf: (label) => `إلغاء رفع ${label}`,
    replace: 'استبدال',
    replaceFile: (label) => `استبدال ${label}`,
    remove: 'إزالة',
    removeFile: (label) => `إزالة ${label}`,
    uploading: (fileName) => `جارٍ رفع ${fileName}`,
    checking: (fileName) => `جارٍ فحص ${fileName}`,
    uploaded: (fileName) => `تم رفع ${fileName}`,
    removing: (fileName) => `جارٍ حذف ${fileName}`,
    bytes: (count) =>
      plural(count, {
        one: 'بايت واحد',
        two: 'بايتان',
        few: '# بايتات',
        many: '# بايت',
        other: '# بايت',
      }),
    kilobytes: (count) => `${count} كيلوبايت`,
    megabytes: (count) => `${count} ميغابايت`,
  },
  FilterLayout: {
    results: 'النتائج',
  },
  FilterPanel: {
    title: 'التصفية',
    chosen: (count) =>
      plural(count, {
        one: 'خيار واحد محدد',
        two: 'خياران محددان',
        few: '# خيارات محددة',
        many: '# خيارًا محددًا',
        other: '# خيار محدد',
      }),
    clearAll: 'مسح الكل',
    level: 'المستوى',
    domain: 'المجال',
    type: 'النوع',
    showResults: 'عرض النتائج',
    remove: (option) => `إزالة ${option}`,
  },
  Footer: {
    label: 'تذييل الصفحة',
    copyright: (year, brand) => `© ${year} ${brand}. جميع الحقوق محفوظة.`,
    language: 'اللغة',
    applyLanguage: 'تطبيق',
    theme: 'المظهر',
    themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  },
  FormField: {
    required: 'مطلوب.',
  },
  Image: {
    loading: 'جارٍ تحميل الصورة',
  },
  InstructorBlock: {
    title: 'المدرب',
  },
  InviteCodeDialog: {
    title: 'أدخل رمز الدعوة',
    lead: (courseTitle) => `دورة ${courseTitle} متاحة للمدعوين. ستجد الرمز في دعوتك.`,
    code: 'رمز الدعوة',
    cancel: 'إلغاء',
    submit: 'إرسال',
  },
} satisfies Partial<UiMessages>
