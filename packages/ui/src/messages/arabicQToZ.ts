import { phrase, plural } from './arabicForms.ts'
import type { UiMessages } from './catalogue.ts'

/** Components from Q to Z in Modern Standard Arabic. */
export const arabicQToZ = {
  RecordComparison: {
    label: 'المقارنة مع السجل',
    same: 'لا اختلاف عن السجل',
    differing: (count, total) =>
      `${plural(count, { one: 'يختلف حقل واحد', two: 'يختلف حقلان', few: 'تختلف # حقول', many: 'يختلف # حقلًا', other: 'يختلف # حقل' })} من أصل ${total} عن السجل`,
    field: 'الحقل',
    given: 'في الملف',
    recorded: 'في السجل',
    differs: 'مختلف',
    notStated: 'غير مذكور',
  },
  RecoveryCodes: {
    lead: 'يتيح لك كل رمز من هذه الرموز الدخول مرة واحدة إن لم يكن تطبيق المصادقة معك. لا تُعرض إلا الآن: احفظها حيث تجدها من دون هذا الجهاز.',
    list: 'رموز الاسترداد',
    copy: 'نسخ الرموز',
    download: 'تنزيل كملف نصي',
    kept: 'لقد حفظتها',
    done: 'تم',
    leaving: 'لن تُعرض هذه الرموز مرة أخرى. انسخها أو نزّلها قبل الإغلاق.',
    leave: 'الإغلاق رغم ذلك',
  },
  RemainingTimeChip: {
    label: 'الوقت المتبقي',
    left: (time) => `الوقت المتبقي: ${time}`,
    runningOut: (time) => `الوقت المتبقي: ${time}، يوشك على الانتهاء`,
  },
  RequestAction: {
    actions: {
      name_correction: 'تصحيح اسمي',
      credits: 'طلب نقاط',
      subscription: 'طلب اشتراك',
    },
    asked: (date) => `طُلب ذلك في ${date}. سنراسلك.`,
  },
  RequirementsList: {
    title: 'المتطلبات',
  },
  RichText: {
    codeBlock: (number) => `مقطع التعليمات البرمجية ${number}`,
    run: 'تشغيل',
    runBlock: (number) => `تشغيل في الطرفية: مقطع التعليمات البرمجية ${number}`,
    copyFailed: 'تعذر النسخ',
  },
  RunningLab: {
    left: (lab, time) => `«${lab}»: الوقت المتبقي ${time}`,
    runningOut: (lab, time) => `«${lab}»: الوقت المتبقي ${time}، ويوشك على الانتهاء`,
    over: (lab) => `«${lab}»: انتهى الوقت`,
    starting: (lab) => `جارٍ بدء «${lab}»`,
    startingShort: 'جارٍ البدء',
  },
  SearchField: {
    clear: 'مسح البحث',
  },
  SearchResultList: {
    label: 'النتائج',
    kinds: {
      course: 'دورة',
      lesson: 'درس',
      lab: 'مختبر',
      bootcamp: 'معسكر تدريبي',
      page: 'مساعدة',
    },
  },
  SessionDetails: {
    title: 'تفاصيل الجلسة',
    progress: 'تقدم الجلسة',
    started: 'وقت البدء',
    notStarted: 'لم تبدأ بعد',
    duration: 'المدة',
    minutes: (count) =>
      plural(count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      }),
    creditsUsed: 'النقاط المستخدمة',
    ended: 'وقت الانتهاء',
  },
  SessionStatistics: {
    solved: (count) => `المحلولة: ${count}`,
    completed: (count) => `المكتملة: ${count}`,
    failed: (count) => `الفاشلة: ${count}`,
  },
  ShareCard: {
    title: 'مشاركة',
    copyLink: 'نسخ رابط الشهادة',
    copied: 'تم نسخ رابط الشهادة!',
  },
  SkipLink: {
    skip: 'التخطي إلى المحتوى',
  },
  Stat: {
    up: 'ارتفع',
    down: 'انخفض',
    loading: 'جارٍ التحميل',
  },
  Stepper: {
    stepOf: (number, count) => `الخطوة ${number} من ${count}`,
    states: {
      done: 'تمت',
      current: 'الخطوة الحالية',
      upcoming: 'لاحقًا',
      error: 'تحتاج إلى انتباه',
    },
  },
  Table: {
    empty: 'لا يوجد شيء هنا بعد.',
    loading: 'جارٍ التحميل',
    sortBy: 'ترتيب حسب',
    ascending: (column) => `${column}، تصاعديًا`,
    descending: (column) => `${column}، تنازليًا`,
    selectAll: 'تحديد الكل',
    select: (row) => `تحديد ${row}`,
  },
  TaskAccessDialog: {
    title: 'تسليم المهمة',
    sentTitle: 'تم إرسال رابط الدخول!',
    help: (bootcamp) =>
      `لا يحتاج المشاركون في ${bootcamp} إلى حساب: أدخل العنوان الذي سجلت به، وسنرسل إليك رابطًا إلى مهامك.`,
    email: 'البريد الإلكتروني المسجَّل',
    cancel: 'إلغاء',
    send: 'إرسال رابط الدخول',
    sending: 'جارٍ الإرسال...',
    sentTo: (address) => phrase('تم إرسال رابط الدخول إلى ', address, '.'),
    sentHelp:
      'يظل الرابط صالحًا لمدة 72 ساعة، ويمكنك استخدامه متى شئت. لم يصلك شيء خلال بضع دقائق؟ ابحث في البريد غير المرغوب فيه، وتأكد من أن هذا هو العنوان الذي سجلت به.',
    close: 'إغلاق',
  },
  TaskForm: {
    label: 'تسليم المهمة',
    title: 'سلّم مهمتك',
    weeklyTask: 'المهمة الأسبوعية',
    resume: 'السيرة الذاتية',
    resumeHint: 'مطلوبة للتدريب العملي',
    formats: 'PDF أو DOCX أو ZIP (10 ميغابايت كحد أقصى)',
    interests: 'الاهتمامات',
    internship: 'أهتم بالتدريب العملي',
    mentorship: 'أهتم بالإرشاد المهني',
    feedback: 'تجربتك',
    feedbackHint: 'ماذا تعلمت، وما الذي كان سيساعدك أكثر؟ 10 أحرف على الأقل.',
    submit: 'إرسال المهمة',
    submitting: 'جارٍ الإرسال...',
  },
  TaskHero: {
    back: 'العودة إلى المعسكر التدريبي',
    eyebrow: 'تسليم المهمة',
  },
  TaskStatusPanel: {
    title: 'حالة المهمة',
    reviewerWrites: 'ملاحظة المراجع:',
    statuses: {
      not_submitted: { label: 'لم تُسلَّم', text: 'يرجى رفع مهمتك الأسبوعية ومشاركة رأيك في تجربتك.' },
      under_review: { label: 'قيد المراجعة', text: 'مهمتك قيد المراجعة. ستتلقى ردًا خلال أسبوعين.' },
      approved: {
        label: 'مقبولة',
        text: 'تهانينا، قُبلت مهمتك. ستُرسل إليك شهادة إنجاز خلال بضعة أيام.',
      },
      incomplete: {
        label: 'غير مكتملة',
        text: 'تحتاج مهمتك إلى عمل إضافي. يرجى مراجعتها وإعادة تسليمها.',
      },
    },
  },
  TaskSubmitted: {
    title: 'تم الإرسال بنجاح!',
    text: 'شكرًا على تسليم مهمتك. ستصلك رسالة تأكيد عبر البريد الإلكتروني قريبًا.',
  },
  TextArea: {
    left: (count) =>
      plural(count, {
        zero: 'لم يتبقَّ أي حرف',
        one: 'يتبقى حرف واحد',
        two: 'يتبقى حرفان',
        few: 'تتبقى # أحرف',
        many: 'يتبقى # حرفًا',
        other: 'يتبقى # حرف',
      }),
  },
  Timeline: {
    states: { done: 'تم', current: 'الآن', upcoming: 'لاحقًا', failed: 'فشل' },
  },
  ToastRegion: {
    label: 'الإشعارات',
    tones: { success: 'نجاح:', info: 'معلومة:', caution: 'تحذير:', critical: 'خطأ:' },
    dismiss: 'إغلاق الإشعار',
  },
  TopBar: {
    main: 'التنقل الرئيسي',
    menu: 'القائمة',
    account: 'الحساب',
    signIn: 'تسجيل الدخول',
    search: 'بحث',
    searchKeys: 'بحث (اضغط / أو Ctrl+K)',
  },
  TotpSetup: {
    scan: 'امسح رمز الاستجابة السريعة بتطبيق المصادقة، أو أدخل المفتاح يدويًا.',
    picture: 'رمز استجابة سريعة يتضمن المفتاح',
    key: 'المفتاح للإدخال يدويًا',
    copyKey: 'نسخ المفتاح',
    open: 'الفتح في تطبيق على هذا الجهاز',
    code: 'الرمز',
    codeHint: 'الأرقام الستة التي يعرضها التطبيق الآن.',
    submit: 'تفعيل',
  },
  VerificationTable: {
    download: 'تنزيل النتائج بصيغة CSV',
    label: 'وثائق الاعتماد التي تم التحقق منها',
    columns: {
      credential: 'وثيقة الاعتماد',
      recipient: 'الحاصل عليها',
      title: 'العنوان',
      issuedOn: 'تاريخ الإصدار',
      result: 'النتيجة',
      page: 'الصفحة',
    },
  },
  VerifyForm: {
    id: 'رقم الشهادة',
    verify: 'تحقق',
  },
  VerifyHero: {
    title: 'التحقق من شهادة',
  },
  VideoFrame: {
    notAvailable: 'الفيديو غير متاح',
  },
  VideoPreview: {
    play: 'تشغيل المعاينة',
    playOf: (title) => `تشغيل معاينة ${title}`,
    player: (title) => `معاينة ${title}`,
  },
} satisfies Partial<UiMessages>
