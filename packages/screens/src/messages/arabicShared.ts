import type { ScreenMessages } from './catalogue.ts'

/** The part of the catalogue that all screens share: failures and notices. */
export const arabicShared: Pick<
  ScreenMessages,
  'adapters' | 'notifications' | 'pages' | 'requests'
> = {
  adapters: {
    unreachable: 'تعذر الوصول إلى الخادم.',
  },
  notifications: {
    partFailed: 'تعذر تحميل هذا الجزء. تحقق من الاتصال وحاول مرة أخرى.',
  },
  requests: {
    failed: 'لم يصل طلبك. يرجى المحاولة مرة أخرى.',
  },
  pages: {
    failures: {
      unavailable: {
        title: 'تعذر تحميل هذه الصفحة',
        text: 'تحقق من الاتصال وحاول مرة أخرى.',
        retry: 'إعادة المحاولة',
      },
      fault: {
        title: 'حدث خلل ما',
        text: 'صادفت هذه الصفحة عطلًا من جانبنا. كثيرًا ما تفيد إعادة تحميلها.',
        retry: 'إعادة تحميل الصفحة',
      },
    },
    home: 'العودة إلى الصفحة الرئيسية',
    retry: 'إعادة المحاولة',
  },
}
