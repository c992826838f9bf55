import { pluralIn } from '@rampart/ui/Language'
import type { Check, CheckName } from '@rampart/verify'
import type { CredentialNoun } from '../credentials/checks.messages.ts'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

/** All three are feminine. */
const nouns: Record<CredentialNoun, string> = { certificate: 'الشهادة', badge: 'الشارة', credential: 'الوثيقة' }

const named = (word: string, subject: string | undefined) => (subject ? `${word} «${isolated(subject)}»` : word)

const quoted = (text: string | null) => (text === null ? 'لا شيء' : `«${isolated(text)}»`)

const verdicts: ScreenMessages['verifyAnything']['verdicts'] = {
  valid: 'صالحة',
  superseded: 'حلّت محلها نسخة أحدث',
  expired: 'غير صالحة اليوم',
  revoked: 'ملغاة',
  altered: 'غير أصلية',
  untrusted: 'جهة إصدار أخرى',
  notFound: 'غير موجودة',
  unknown: 'لم تُفحص',
  unreadable: 'غير قابلة للقراءة',
  checking: 'قيد الفحص',
}

const files = (count: number) => plural(count, { one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًا', other: '# ملف' })
const ids = (count: number) => plural(count, { one: 'رقم واحد', two: 'رقمان', few: '# أرقام', many: '# رقمًا', other: '# رقم' })

const found: Record<CheckName, Partial<Record<Check['outcome'], string>>> = {
  form: { passed: 'الملف وثيقة Open Badges 3.0 موقّعة.', failed: 'هذه ليست وثيقة Open Badges 3.0 موقّعة.' },
  issuer: { passed: 'أصدرها هذا الموقع.', failed: 'تذكر جهة إصدار أخرى.' },
  key: {
    passed: 'المفتاح الذي تذكره منشور لدى جهة الإصدار.',
    failed: 'المفتاح الذي تذكره ليس من مفاتيح جهة الإصدار.',
    unknown: 'تعذرت قراءة مفاتيح جهة الإصدار. تحقق من الاتصال وحاول مرة أخرى.',
  },
  signature: {
    passed: 'التوقيع صحيح: لم يتغير شيء منذ التوقيع.',
    failed: 'غُيّر المحتوى بعد توقيعه، أو لم توقّعه جهة الإصدار قط.',
    unknown: 'لا يمكن فحص التوقيعات هنا: لم تُحمّل الصفحة عبر اتصال آمن (https).',
  },
  dates: { passed: 'هي سارية اليوم.', failed: 'اليوم خارج مدة صلاحيتها.' },
  status: {
    passed: 'لم تُلغها جهة الإصدار.',
    failed: 'لم تعد هذه النسخة سارية لدى جهة الإصدار.',
    unknown: 'تعذرت قراءة قائمة الوثائق الملغاة لدى جهة الإصدار. تحقق من الاتصال وحاول مرة أخرى.',
  },
}

/** The part of the catalogue about certificates and badges, and how they are verified. */
export const arabicCredentials: Pick<ScreenMessages, 'checks' | 'credentials' | 'selfCheck' | 'verify' | 'verifyAnything'> = {
  checks: {
    headlines: {
      checking: (noun) => `جارٍ فحص هذه ${nouns[noun]} …`,
      valid: (noun) => `هذه ${nouns[noun]} أصلية وصالحة`,
      altered: (noun) => `هذه ${nouns[noun]} غير أصلية`,
      untrusted: (noun) => `لم تصدر هذه ${nouns[noun]} من هنا`,
      revoked: (noun) => `تم إلغاء هذه ${nouns[noun]}`,
      superseded: (noun) => `حلّت نسخة أحدث محل هذه ${nouns[noun]}`,
      expired: (noun) => `هذه ${nouns[noun]} غير صالحة اليوم`,
      unknown: (noun) => `تعذر إتمام فحص هذه ${nouns[noun]}`,
    },
    meanings: {
      checking: 'متصفحك نفسه يفحص التوقيع؛ ولا يُسأل أحد سوى جهة الإصدار.',
      valid: 'وقّعتها جهة الإصدار، ولم يتغير فيها شيء منذ ذلك الحين، ولم تُسحب.',
      altered: 'ليست ما وقّعته جهة الإصدار: إما غُيّرت بعد التوقيع أو لم تُوقَّع قط. لا تعتمد عليها.',
      untrusted: 'تذكر جهة إصدار أخرى لا يمكننا ضمانها. ولم يُفحص منها شيء آخر.',
      revoked: 'سحبتها جهة الإصدار، ولم تعد دليلًا على أي شيء.',
      superseded: 'أصدرت جهة الإصدار نسخة مصححة بالرقم نفسه. اعتمد تلك النسخة لا هذه.',
      expired: 'هي أصلية، لكن اليوم خارج مدة صلاحيتها. إن فاجأك ذلك فتحقق من تاريخ هذا الجهاز.',
      unknown: 'تعذرت قراءة شيء لازم للفحص، وهذا لا يعني شيئًا ضدها. تحقق من الاتصال وحاول مرة أخرى.',
    },
    checks: { form: 'الوثيقة', issuer: 'جهة الإصدار', key: 'مفتاح جهة الإصدار', signature: 'التوقيع', dates: 'التواريخ', status: 'الإلغاء' },
    found: ({ name, outcome, words }) => found[name][outcome] ?? words,
    notReached: 'لم يُجرَ هذا الفحص لأن فحصًا سابقًا لم ينجح.',
    facts: { recipient: 'الحاصل عليها', title: 'العنوان', id: 'الرقم', issuedOn: 'تاريخ الإصدار', status: 'الحالة' },
  },
  credentials: {
    kinds: { course: 'شهادة دورة', bootcamp: 'شهادة معسكر تدريبي', badge: 'شارة رقمية' },
    titles: { course: 'شهادة دورة', bootcamp: 'شهادة معسكر تدريبي', badge: 'شارة دورة' },
    unknownRecipient: 'غير معروف',
    loading: { certificate: 'جارٍ تحميل الشهادة', badge: 'جارٍ تحميل الشارة' },
    badgeFailed: 'تعذر جلب الشارة',
    badgeFailedHelp: 'تعذر عرض الشارة',
    badgeNotFound: 'الشارة غير موجودة',
    badgeNotFoundHelp: 'الشارة التي تبحث عنها غير موجودة أو تمت إزالتها.',
    badgePicture: (recipient, title) => `شارة رقمية باسم ${isolated(recipient)}: ${isolated(title)}`,
    badgeId: 'رقم الشارة',
    badgeRevoked: (organisation) => `سحبت ${isolated(organisation)} هذه الشارة، ولم تعد دليلًا على أي شيء.`,
    explore: 'استكشف الدورات',
    certificateFailed: 'تعذر جلب الشهادة',
    certificateFailedHelp: 'تعذر التحقق من الشهادة',
    certificateNotFound: 'الشهادة غير موجودة',
    certificateNotFoundHelp: 'لم تصدر أي شهادة بهذا الرقم. قارنه بما في الشهادة حرفًا حرفًا.',
    certificatePicture: (recipient, title) => `شهادة باسم ${isolated(recipient)}: ${isolated(title)}`,
    certificateId: 'رقم الشهادة',
    certificateRevoked: (organisation) => `سحبت ${isolated(organisation)} هذه الشهادة، ولم تعد دليلًا على أي شيء.`,
    verifyAnother: 'التحقق من شهادة أخرى',
    addToProfile: 'إضافة إلى ملف LinkedIn الشخصي',
    posts: {
      course: (subject, organisation) =>
        `أكملت ${named(subject ? 'دورة' : 'دورة تدريبية', subject)} لدى ${isolated(organisation)}. يمكن لأي أحد التحقق من شهادتي:`,
      bootcamp: (subject, organisation) =>
        `تخرجت من ${named(subject ? 'معسكر' : 'معسكر تدريبي', subject)} لدى ${isolated(organisation)}. يمكن لأي أحد التحقق من شهادتي:`,
      badge: (subject, organisation) =>
        `حصلت على ${named(subject ? 'الشارة الرقمية' : 'شارة رقمية', subject)} من ${isolated(organisation)}. يمكن لأي أحد التحقق منها:`,
    },
  },
  selfCheck: {
    page: 'هذه الصفحة',
    missing: (noun) => `لا توجد وثيقة موقّعة لهذه ${nouns[noun]}`,
    missingHelp: 'لا يمكن إثبات أي شيء بدونها. حاول مرة أخرى، أو اسأل جهة الإصدار.',
    notCompared: 'لم تُقارن لأن الوثيقة لم تثبت صحتها.',
    same: 'الاسم والعنوان والرقم والتاريخ في هذه الصفحة هي ما تم توقيعه.',
    different: 'لا تعرض هذه الصفحة ما تم توقيعه',
    differentHelp: 'التوقيع صحيح، لكنه لكلمات غير هذه. إن بقي الأمر كذلك فاعتمد الوثيقة الموقّعة.',
    differences: (all) => `${all.join('؛ ')}.`,
    difference: (fact, shown, signed) => `${fact} في هذه الصفحة: ${quoted(shown)}، أما الموقّع فهو ${quoted(signed)}`,
    statusDiffers: 'الحالة في هذه الصفحة «Revoked»، وليست كذلك في قائمة جهة الإصدار',
    files: {
      certificate: 'يحمل كل ملف من هذه الملفات التوقيع، فيمكن فحص الشهادة بدون هذه الصفحة.',
      badge: 'يحمل كل ملف من هذه الملفات التوقيع، فيمكن فحص الشارة بدون هذه الصفحة.',
    },
    signedJson: 'ملف JSON موقّع',
  },
  verify: {
    eyebrow: 'متاح للجميع · بدون حساب',
    lead: 'أدخل الرقم المكتوب على الشهادة لتعرف لمن صدرت، ومقابل ماذا، وهل ما زالت سارية.',
    findStep: { title: 'ابحث عن الرقم', text: `هو مطبوع على كل شهادة ويبدأ بـ ${isolated('CSN-')}. ولا فرق بين الأحرف الكبيرة والصغيرة.` },
    readStep: { title: 'اقرأ السجل', text: 'ترى الشهادة كما صدرت: لمن، ولأي دورة أو معسكر تدريبي، وفي أي يوم.' },
    statusStep: { title: 'اعرف حالتها', text: 'تأتي الحالة من جهة الإصدار في هذه اللحظة. والشهادة التي سُحبت تذكر ذلك.' },
    anything: 'أو افحص ملفًا أو رابطًا أو قائمة كاملة',
    anythingLead: 'تحمل كل شهادة وكل شارة توقيع جهة الإصدار. قدّم الملف الذي وصلك، واعرف هل تغيّر فيه حرف واحد.',
    loading: 'جارٍ التحميل',
    partFailed: 'تعذر تحميل هذا الجزء من الصفحة',
    partFailedHelp: 'تحقق من الاتصال وحاول مرة أخرى. النموذج أعلاه يعمل بدونه.',
  },
  verifyAnything: {
    drop: 'أفلت الشهادات هنا',
    dropHint: (count) => `ملفات JSON أو PNG أو SVG أو PDF كما نُزّلت، أو ملف CSV أو نص فيه أرقام شهادات. الحد الأقصى ${files(count)}، حجم كل منها 10 ميغابايت.`,
    text: 'أرقام شهادات أو روابط أو نص وثيقة اعتماد',
    textMissing: 'يرجى إدخال رقم أو رابط.',
    check: 'فحص',
    privacy: 'تُقرأ الملفات هنا في متصفحك ولا تغادره أبدًا. ولا تُرسل إلا أرقام الشهادات التي فيها للبحث عن سجلاتها.',
    result: 'النتيجة',
    results: 'النتائج',
    clear: 'مسح',
    waiting: 'يجيب الموقع عن عدد محدود من عمليات البحث في الدقيقة، ويطلب الانتظار.',
    waitingHelp: 'يأتي الباقي حالما يجيب مجددًا؛ ليس عليك فعل شيء.',
    checking: (count) =>
      plural(count, {
        one: 'جارٍ فحص وثيقة واحدة.',
        two: 'جارٍ فحص وثيقتين.',
        few: 'جارٍ فحص # وثائق.',
        other: 'جارٍ فحص # وثيقة.',
      }),
    checkAgain: 'فحص الكل مرة أخرى',
    verdicts,
    checkedOf: (done, all) => `فُحص ${done} من ${all} …`,
    summary: (all, counts) => `عدد ما فُحص ${all}: ${counts.map(({ verdict, count }) => `${verdicts[verdict]} (${count})`).join('، ')}.`,
    columns: {
      credential: 'وثيقة الاعتماد',
      file: 'الملف',
      recipient: 'الحاصل عليها',
      title: 'العنوان',
      issuedOn: 'تاريخ الإصدار',
      result: 'النتيجة',
      note: 'ملاحظة',
    },
    viewBadge: 'عرض الشارة',
    viewCertificate: 'عرض الشهادة',
    fileUnreadable: (name) => `لا يمكن فحص ${isolated(name)}`,
    textUnreadable: 'لا يمكن فحص هذا',
    notIssued: (id) => (id === undefined ? 'لم يصدر شيء بهذا الرقم' : `لم يصدر شيء بالرقم ${isolated(id)}`),
    notIssuedHelp: 'تحقق من الرقم حرفًا حرفًا. من يعرض وثيقة برقم غير موجود فإنما يعرض وثيقة ليست من هذا الموقع.',
    comparison: 'مقارنة بالسجل',
    inDocument: 'في الوثيقة الموقّعة',
    inFile: 'في الملف',
    noRecordOf: (id) => `ليس لدى الموقع سجل بالرقم ${isolated(id)} الذي تذكره هذه الوثيقة.`,
    recordUnread: (id) => `تعذرت قراءة سجل ${isolated(id)}، فلم تمكن مقارنة شيء به.`,
    onRecord: (title, recipient, date) =>
      `في السجل: ${title === null ? 'بدون عنوان' : isolated(title)}، صدرت ${recipient === null ? 'لشخص لم يُسجّل اسمه' : `باسم ${isolated(recipient)}`}${date ? ` بتاريخ ${date}` : ''}.`,
    notes: {
      differs: (facts) => `تختلف عن السجل: ${facts.map(({ fact, recorded }) => `${fact} (${isolated(recorded)})`).join('، ')}.`,
      notFound: 'لم يصدر شيء بهذا الرقم. تحقق منه حرفًا حرفًا.',
      unknown: 'تعذر البحث عنها. تحقق من الاتصال وحاول مرة أخرى.',
      noRecord: 'ليس لدى الموقع سجل برقمها.',
      untrusted: 'تذكر جهة إصدار أخرى لا يُعرف عنها شيء هنا.',
    },
    tooManyFiles: (given, most) => `عدد الملفات ${given}. الحد الأقصى ${files(most)} في المرة الواحدة.`,
    tooManyIds: (given, most) => `عدد الأرقام ${given}. الحد الأقصى ${ids(most)} في المرة الواحدة.`,
    foreignLink: (host) => `يقود هذا الرابط إلى موقع آخر هو ${isolated(host)}. لا يمكن البحث هنا إلا عن وثائق هذا الموقع.`,
    fileTooLarge: 'حجم الملف أكبر من 10 ميغابايت.',
    fileGone: 'تعذر على المتصفح قراءة الملف. ربما نُقل أو تغيّر.',
  },
}
