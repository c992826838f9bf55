import { arabicScreens } from '@rampart/screens/messages/arabic.ts'
import { isolated } from '@rampart/screens/messages/isolated.ts'
import { arabic } from '@rampart/ui/arabic'
import type { SiteMessages } from './catalogue.ts'

const taken = (status: string | undefined) => (status ? `${isolated(status)}: ` : '')

/** The catalogue in Modern Standard Arabic. */
export const arabicSite: SiteMessages = {
  siteBrand: {
    homeTitle: (brand, slogan) => `${isolated(brand)} · ${slogan}`,
    social: (brand, place) => `${isolated(brand)} على ${isolated(place)}`,
  },
  siteCredentials: {
    title: ({ status, recipient, title }) =>
      `${taken(status)}${isolated(recipient)}، ${isolated(title)}`,
    description: ({ status, kind, id, organization, recipient, date }) =>
      `${taken(status)}${kind} ${isolated(id)}، أصدرتها ${isolated(organization)} باسم ${isolated(recipient)} بتاريخ ${date}.`,
    picture: ({ status, kind, recipient, title }) =>
      `${taken(status)}${kind} باسم ${isolated(recipient)}: ${isolated(title)}`,
  },
  siteFailures: {
    failed: 'حدث خلل ما',
    failedHelp: 'حدث خلل ما. يرجى المحاولة مرة أخرى.',
    tooMany: 'طلبات كثيرة جدًا',
    tooManyHelp: 'طلبات كثيرة جدًا. يرجى الانتظار دقيقة.',
    busy: 'الموقع مشغول',
    busyHelp: 'الموقع مشغول. يرجى المحاولة مرة أخرى بعد ثوانٍ.',
    notFound: 'الصفحة غير موجودة',
    notFoundHelp: 'عذرًا! لم يتم العثور على الصفحة.',
    tryAgain: 'حاول مرة أخرى',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  siteNetwork: {
    page: 'أرسلت شبكتك صفحة خاصة بها بدلاً من الرد. قد يلزمك تسجيل الدخول إلى الشبكة. ثم حاول مرة أخرى.',
  },
  sitePreferences: {
    notSaved: 'يسري اختيارك في هذا المتصفح، لكن تعذر حفظه في حسابك.',
  },
  siteRoutes: {
    bootcampsDescription:
      'معسكرات تدريبية مباشرة في هندسة السحابة وتحليل الأمن السيبراني وأمن الذكاء الاصطناعي: مهام أسبوعية يقرؤها مراجع، وشهادة يمكن لأي أحد التحقق منها.',
    completedCourses: 'الدورات المكتملة',
    course: 'دورة',
    courseCompleted: 'اكتملت الدورة',
    lab: 'مختبر',
    labSession: 'جلسة المختبر',
    lesson: 'درس',
    notFound: 'الصفحة غير موجودة',
    task: (bootcamp) => `${isolated(bootcamp)}: تسليم المهمة`,
    verify: 'التحقق من شهادة',
    verifyDescription: (organization) =>
      `تحقق من شهادة من ${isolated(organization)} برقمها أو بملفها: لمن صدرت، ومقابل ماذا، وهل ما زالت سارية.`,
  },
  siteShell: {
    bootcamps: 'المعسكرات التدريبية',
    verify: 'التحقق من شهادة',
    community: 'المجتمع',
    blog: 'المدونة',
    learn: 'تعلّم',
    courses: 'الدورات',
    labs: 'المختبرات',
    trust: 'الثقة',
    verifyCertificate: 'التحقق من شهادة',
    meet: 'تواصل',
    help: 'المساعدة',
    accessibility: 'سهولة الوصول',
    privacy: 'الخصوصية',
    terms: 'شروط الاستخدام',
  },
}

/** All texts of the site's pages in Arabic. */
export const arabicTexts = { ...arabic, ...arabicScreens, ...arabicSite }
