import { pluralIn } from '@rampart/ui/Language'
import type { CredentialNoun } from '../credentials/checks.messages.ts'
import { arabicCredentialKinds } from './arabicCredentialKinds.ts'
import { found } from './arabicChecks.ts'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

/** All three are feminine. */
const nouns: Record<CredentialNoun, string> = {
  certificate: 'الشهادة',
  badge: 'الشارة',
  credential: 'الوثيقة',
}

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

const files = (count: number) =>
  plural(count, { one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًا', other: '# ملف' })
const ids = (count: number) =>
  plural(count, { one: 'رقم واحد', two: 'رقمان', few: '# أرقام', many: '# رقمًا', other: '# رقم' })

const labChecks = (count: number) =>
  plural(count, { one: 'فحص واحد', two: 'فحصين', few: '# فحوص', many: '# فحصًا', other: '# فحص' })
const minutes = (count: number) =>
  plural(count, { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })

/** The part of the catalogue about certificates and badges, and how they are verified. */
export const arabicCredentials: Pick<
  ScreenMessages,
  'achievement' | 'checks' | 'credentials' | 'evidence' | 'selfCheck' | 'verify' | 'verifyAnything'
> = {
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
    checks: {
      form: 'الوثيقة',
      issuer: 'جهة الإصدار',
      key: 'مفتاح جهة الإصدار',
      signature: 'التوقيع',
      dates: 'التواريخ',
      status: 'الإلغاء',
    },
    found: ({ reason, host = '' }) => found(host)[reason],
    notReached: 'لم يُجرَ هذا الفحص لأن فحصًا سابقًا لم ينجح.',
    facts: {
      recipient: 'الحاصل عليها',
      title: 'العنوان',
      id: 'الرقم',
      issuedOn: 'تاريخ الإصدار',
      status: 'الحالة',
    },
  },
  credentials: {
    kinds: arabicCredentialKinds,
    unknownRecipient: 'غير معروف',
    verifyAnother: 'التحقق من شهادة أخرى',
    addToProfile: 'إضافة إلى ملف LinkedIn الشخصي',
    valid: 'صالحة',
    revoked: 'ملغاة',
  },
  achievement: {
    sources: {
      course: {
        criteria: 'أكمل كل دروس الدورة واجتاز كل اختباراتها.',
        link: 'عرض الدورة',
      },
      bootcamp: {
        criteria: 'شارك في المعسكر التدريبي وسلّم عملًا اعتمده مراجع.',
        link: 'عرض المعسكر',
      },
      track: {
        criteria: 'حل كل المختبرات العملية في هذا المجال والمستوى.',
        link: 'عرض المختبرات',
      },
    },
    lessons: (count) =>
      plural(count, {
        one: 'درس واحد',
        two: 'درسان',
        few: '# دروس',
        many: '# درسًا',
        other: '# درس',
      }),
  },
  evidence: {
    solvedLab: ({ credential, lab, solved, all, took, date }) =>
      `${isolated(credential)}: ${isolated(lab)}، ${solved} من ${labChecks(all)} خلال ${minutes(took)}، ${date}`,
    saveFailed: 'تعذر حفظ إجابتك. حاول مرة أخرى.',
    setting: 'الشهادات والشارات',
    settingLead: 'ما تعرضه شهاداتك وشاراتك عنك، إلى جانب الاسم والعنوان والتاريخ.',
    labs: 'المختبرات التي حللتها',
    labsHelp: 'تصبح مختبرات دوراتك جزءًا مما يُوقَّع: يرى كل من لديه الرابط الفحوص والدقائق والتاريخ.',
    labsHidden:
      'منذ أوقفت ذلك نقدم شهاداتك وشاراتك بدون مختبرات. أما النسخ التي أخذها غيرك من قبل فتبقى صالحة.',
    loadFailed: 'تعذر تحميل هذا الإعداد.',
  },
  selfCheck: {
    page: 'هذه الصفحة',
    missing: (noun) => `لا توجد وثيقة موقّعة لهذه ${nouns[noun]}`,
    missingHelp: 'لا يمكن إثبات أي شيء بدونها. حاول مرة أخرى، أو اسأل جهة الإصدار.',
    notCompared: 'لم تُقارن لأن الوثيقة لم تثبت صحتها.',
    same: 'الاسم والعنوان والرقم والتاريخ في هذه الصفحة هي ما تم توقيعه.',
    sameWithLabs:
      'الاسم والعنوان والرقم والتاريخ والمختبرات المحلولة في هذه الصفحة هي ما تم توقيعه.',
    labs: 'الإثبات العملي',
    different: 'لا تعرض هذه الصفحة ما تم توقيعه',
    differentHelp: 'التوقيع صحيح، لكنه لكلمات غير هذه. إن بقي الأمر كذلك فاعتمد الوثيقة الموقّعة.',
    differences: (all) => `${all.join('؛ ')}.`,
    difference: (fact, shown, signed) =>
      `${fact} في هذه الصفحة: ${quoted(shown)}، أما الموقّع فهو ${quoted(signed)}`,
    statusDiffers: 'الحالة في هذه الصفحة «ملغاة»، وليست كذلك في قائمة جهة الإصدار',
    signedJson: 'ملف JSON موقّع',
  },
  verify: {
    eyebrow: 'متاح للجميع · بدون حساب',
    lead: 'أدخل الرقم المكتوب على الشهادة لتعرف لمن صدرت، ومقابل ماذا، وهل ما زالت سارية.',
    findStep: {
      title: 'ابحث عن الرقم',
      text: `هو مطبوع على كل شهادة ويبدأ بـ ${isolated('CSN-')}. ولا فرق بين الأحرف الكبيرة والصغيرة.`,
    },
    readStep: {
      title: 'اقرأ السجل',
      text: 'ترى الشهادة كما صدرت: لمن، ولأي دورة أو معسكر تدريبي، وفي أي يوم.',
    },
    statusStep: {
      title: 'اعرف حالتها',
      text: 'تأتي الحالة من جهة الإصدار في هذه اللحظة. والشهادة التي سُحبت تذكر ذلك.',
    },
    anything: 'أو افحص ملفًا أو رابطًا أو قائمة كاملة',
    anythingLead:
      'تحمل كل شهادة وكل شارة توقيع جهة الإصدار. قدّم الملف الذي وصلك، واعرف هل تغيّر فيه حرف واحد.',
    loading: 'جارٍ التحميل',
    partFailed: 'تعذر تحميل هذا الجزء من الصفحة',
    partFailedHelp: 'تحقق من الاتصال وحاول مرة أخرى. النموذج أعلاه يعمل بدونه.',
  },
  verifyAnything: {
    drop: 'أفلت الشهادات هنا',
    dropHint: (count) =>
      `ملفات JSON أو PNG أو SVG أو PDF كما نُزّلت، أو ملف CSV أو نص فيه أرقام شهادات. الحد الأقصى ${files(count)}، حجم كل منها 10 ميغابايت.`,
    text: 'أرقام شهادات أو روابط أو نص وثيقة اعتماد',
    textMissing: 'يرجى إدخال رقم أو رابط.',
    check: 'فحص',
    privacy:
      'تُقرأ الملفات هنا في متصفحك ولا تغادره أبدًا. ولا تُرسل إلا أرقام الشهادات التي فيها للبحث عن سجلاتها.',
    result: 'النتيجة',
    results: 'النتائج',
    clear: 'مسح',
    waiting: 'يسمح الموقع بعدد محدود من عمليات البحث في الدقيقة.',
    waitingHelp: 'يُفحص الباقي تلقائيًا؛ ليس عليك فعل شيء.',
    checking: (count) =>
      plural(count, {
        one: 'جارٍ فحص وثيقة واحدة.',
        two: 'جارٍ فحص وثيقتين.',
        few: 'جارٍ فحص # وثائق.',
        many: 'جارٍ فحص # وثيقة.',
        other: 'جارٍ فحص # وثيقة.',
      }),
    checkAgain: 'فحص الكل مرة أخرى',
    verdicts,
    checkedOf: (done, all) => `فُحص ${done} من ${all} …`,
    summary: (all, counts) =>
      `عدد ما فُحص ${all}: ${counts.map(({ verdict, count }) => `${verdicts[verdict]} (${count})`).join('، ')}.`,
    columns: {
      credential: 'وثيقة الاعتماد',
      file: 'الملف',
      recipient: 'الحاصل عليها',
      title: 'العنوان',
      issuedOn: 'تاريخ الإصدار',
      result: 'النتيجة',
      note: 'ملاحظة',
    },
    fileUnreadable: (name) => `لا يمكن فحص ${isolated(name)}`,
    textUnreadable: 'لا يمكن فحص هذا',
    notIssued: (id) =>
      id === undefined ? 'لم يصدر شيء بهذا الرقم' : `لم يصدر شيء بالرقم ${isolated(id)}`,
    notIssuedHelp:
      'تحقق من الرقم حرفًا حرفًا. الوثيقة التي تحمل رقمًا غير موجود لم تصدر عن هذا الموقع.',
    comparison: 'مقارنة بالسجل',
    inDocument: 'في الوثيقة الموقّعة',
    inFile: 'في الملف',
    noRecordOf: (id) => `ليس لدى الموقع سجل بالرقم ${isolated(id)} الذي تذكره هذه الوثيقة.`,
    recordUnread: (id) => `تعذرت قراءة سجل ${isolated(id)}، فلم تمكن مقارنة شيء به.`,
    onRecord: (title, recipient, date) =>
      `في السجل: ${title === null ? 'بدون عنوان' : isolated(title)}، صدرت ${recipient === null ? 'لشخص لم يُسجّل اسمه' : `باسم ${isolated(recipient)}`}${date ? ` بتاريخ ${date}` : ''}.`,
    notes: {
      differs: (facts) =>
        `تختلف عن السجل: ${facts.map(({ fact, recorded }) => `${fact} (${isolated(recorded)})`).join('، ')}.`,
      notFound: 'لم يصدر شيء بهذا الرقم. تحقق منه حرفًا حرفًا.',
      unknown: 'تعذر البحث عنها. تحقق من الاتصال وحاول مرة أخرى.',
      noRecord: 'ليس لدى الموقع سجل برقمها.',
      untrusted: 'تذكر جهة إصدار أخرى لا يُعرف عنها شيء هنا.',
    },
    tooManyFiles: (given, most) =>
      `عدد الملفات ${given}. الحد الأقصى ${files(most)} في المرة الواحدة.`,
    tooManyIds: (given, most) => `عدد الأرقام ${given}. الحد الأقصى ${ids(most)} في المرة الواحدة.`,
    foreignLink: (host) =>
      `يقود هذا الرابط إلى موقع آخر هو ${isolated(host)}. لا يمكن البحث هنا إلا عن وثائق هذا الموقع.`,
    unreadable: {
      empty_file: 'الملف فارغ.',
      file_too_large: 'حجم الملف أكبر من 10 ميغابايت.',
      damaged: 'الملف تالف، أو ليس ما يبدو عليه.',
      pdf_reader_missing: 'تعذر تحميل قارئ ملفات PDF. تحقق من الاتصال وحاول مرة أخرى.',
      other_kind:
        'لا يحمل هذا النوع من الملفات وثيقة. استخدم ملف الشهادة بصيغة PNG أو SVG أو PDF أو JSON.',
      svg_without: 'لا توجد وثيقة موقّعة في هذه الصورة. والصور الأخرى للشهادة لا تثبت شيئًا.',
      text_too_long: 'النص أطول من أن يكون قائمة أرقام.',
      no_ids: 'لا يوجد فيه رقم شهادة أو شارة. تبدأ الأرقام بالحروف CSN- أو BDG-.',
      png_without:
        'لا توجد وثيقة موقّعة في هذه الصورة. لقطات الشاشة والنسخ الأخرى تفقدها، ولا تثبت شيئًا.',
      png_several: 'في هذه الصورة وثائق عدة، ولا يجوز إلا وثيقة واحدة.',
      png_packed: 'الوثيقة في هذه الصورة مضغوطة بطريقة لا تسمح بها Open Badges 3.0.',
      pdf_without:
        'لا توجد وثيقة موقّعة مرفقة بملف PDF هذا. النسخ المطبوعة أو الممسوحة ضوئيًا تفقدها، ولا تثبت شيئًا.',
      pdf_several: 'بملف PDF هذا وثائق مرفقة عدة، ولا يجوز إلا وثيقة واحدة.',
      pdf_unreadable: 'تعذرت قراءة ما أُرفق بملف PDF هذا. ربما كان مقفلًا أو تالفًا.',
      json_too_long: 'نص JSON فيه أكبر بكثير من أي وثيقة.',
      json_damaged: 'يبدأ الملف كوثيقة، لكن نص JSON فيه مقطوع أو تالف.',
      json_unsigned: 'فيه نص JSON، لكن بلا وثيقة موقّعة.',
      json_too_deep: 'نص JSON فيه أعمق تداخلًا من أي وثيقة.',
    },
    fileGone: 'تعذر على المتصفح قراءة الملف. ربما نُقل أو تغيّر.',
  },
}
