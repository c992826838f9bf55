import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

type Kinds = ScreenMessages['credentials']['kinds']

const named = (word: string, subject: string | undefined) =>
  subject ? `${word} «${isolated(subject)}»` : word

const badgeNames: Kinds['badge']['of']['course'] = {
  chip: 'شارة رقمية',
  title: 'شارة دورة',
  post: (subject, organization) =>
    `حصلت على ${named(subject ? 'الشارة الرقمية' : 'شارة رقمية', subject)} من ${isolated(organization)}. يمكن لأي أحد التحقق منها:`,
}

const trackNames: Kinds['badge']['of']['track'] = {
  chip: 'شارة مختبرات',
  title: 'شارة مختبرات',
  post: (subject, organization) =>
    `حللت ${subject ? `جميع مختبرات «${isolated(subject)}»` : 'مسارًا من المختبرات'} لدى ${isolated(organization)}. يمكن لأي أحد التحقق من شارتي:`,
}

/** The words of each kind of credential. */
export const arabicCredentialKinds: Kinds = {
  certificate: {
    of: {
      course: {
        chip: 'شهادة دورة',
        title: 'شهادة دورة',
        post: (subject, organization) =>
          `أكملت ${named(subject ? 'دورة' : 'دورة تدريبية', subject)} لدى ${isolated(organization)}. يمكن لأي أحد التحقق من شهادتي:`,
      },
      bootcamp: {
        chip: 'شهادة معسكر تدريبي',
        title: 'شهادة معسكر تدريبي',
        post: (subject, organization) =>
          `تخرجت من ${named(subject ? 'معسكر' : 'معسكر تدريبي', subject)} لدى ${isolated(organization)}. يمكن لأي أحد التحقق من شهادتي:`,
      },
      track: trackNames,
    },
    name: 'شهادة',
    loading: 'جارٍ تحميل الشهادة',
    failed: 'تعذر جلب الشهادة',
    failedHelp: 'تعذر التحقق من الشهادة',
    notFoundHelp: 'لم تصدر أي شهادة بهذا الرقم. قارنه بما في الشهادة حرفًا حرفًا.',
    picture: (recipient, title) => `شهادة باسم ${isolated(recipient)}: ${isolated(title)}`,
    idLabel: 'رقم الشهادة',
    revoked: (organization) =>
      `سحبت ${isolated(organization)} هذه الشهادة، ولم تعد دليلًا على أي شيء.`,
    files: 'يحمل كل ملف من هذه الملفات التوقيع، فيمكن فحص الشهادة بدون هذه الصفحة.',
    view: 'عرض الشهادة',
    copyLink: 'نسخ رابط الشهادة',
    linkCopied: 'تم نسخ رابط الشهادة!',
  },
  badge: {
    of: { course: badgeNames, bootcamp: badgeNames, track: trackNames },
    name: 'شارة',
    loading: 'جارٍ تحميل الشارة',
    failed: 'تعذر جلب الشارة',
    failedHelp: 'تعذر عرض الشارة',
    notFoundHelp: 'الشارة التي تبحث عنها غير موجودة أو تمت إزالتها.',
    picture: (recipient, title) => `شارة رقمية باسم ${isolated(recipient)}: ${isolated(title)}`,
    idLabel: 'رقم الشارة',
    revoked: (organization) =>
      `سحبت ${isolated(organization)} هذه الشارة، ولم تعد دليلًا على أي شيء.`,
    files: 'يحمل كل ملف من هذه الملفات التوقيع، فيمكن فحص الشارة بدون هذه الصفحة.',
    view: 'عرض الشارة',
    copyLink: 'نسخ رابط الشارة',
    linkCopied: 'تم نسخ رابط الشارة!',
  },
}
