import { arabicAToC } from './arabicAToC.ts'
import { arabicDToI } from './arabicDToI.ts'
import { arabicLToP } from './arabicLToP.ts'
import { arabicLessons } from './arabicLessons.ts'
import { arabicNotebook } from './arabicNotebook.ts'
import { arabicQToZ } from './arabicQToZ.ts'
import type { UiMessages } from './catalogue.ts'

export type { UiMessages } from './catalogue.ts'

/** The catalogue in Modern Standard Arabic; in files by letter, as it is long. */
export const arabic: UiMessages = {
  ...arabicAToC,
  ...arabicDToI,
  ...arabicLToP,
  ...arabicQToZ,
  ...arabicLessons,
  ...arabicNotebook,
  credentialKinds: {
    certificate: {
      name: 'شهادة',
      promise: 'أكمل جميع الدروس لتحصل على شهادة باسمك، يمكن لأي شخص التحقق منها برقمها.',
      earned: 'أنهيت جميع الدروس، وشهادتك جاهزة للمشاركة.',
      pictureOf: (courseTitle) => `شهادة ${courseTitle}`,
      noPicture: 'صورة الشهادة غير متاحة',
      download: 'تنزيل الشهادة',
      publicLinkHelp: 'يمكن لأي شخص لديه هذا الرابط أن يرى شهادتك ويتأكد من صحتها.',
    },
    badge: {
      name: 'شارة رقمية',
      promise: 'أكمل جميع الدروس لتحصل على شارة رقمية لها صفحتها العامة.',
      earned: 'أنهيت جميع الدروس، وشارتك الرقمية جاهزة للمشاركة.',
      pictureOf: (courseTitle) => `الشارة الرقمية ${courseTitle}`,
      noPicture: 'صورة الشارة غير متاحة',
      download: 'تنزيل الشارة',
      publicLinkHelp: 'يمكن لأي شخص لديه هذا الرابط أن يرى شارتك الرقمية ويتأكد من صحتها.',
    },
    none: {
      name: 'إكمال الدورة',
      promise: 'أكمل جميع الدروس لتنضم الدورة إلى دوراتك المكتملة.',
      earned: 'أنهيت جميع الدروس، وما تعلمته يبقى معك.',
    },
  },
  domain: {
    levels: { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم', expert: 'خبير' },
    fromTo: (from, to) => [`من ${from}`, `إلى ${to}`],
    domains: {
      'cloud engineering': 'هندسة السحابة',
      cybersecurity: 'الأمن السيبراني',
      devops: 'ديف أوبس (DevOps)',
      devsecops: 'ديف سيك أوبس (DevSecOps)',
    },
    types: { course: 'دورة', lab: 'مختبر' },
    labStatuses: {
      queued: 'في الانتظار',
      provisioning: 'قيد التجهيز',
      active: 'نشطة',
      completed: 'مكتملة',
      failed: 'فاشلة',
      expired: 'منتهية',
      abandoned: 'متروكة',
    },
  },
}
