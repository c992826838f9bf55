import type { CheckReason } from '@rampart/verify'
import { isolated } from './isolated.ts'

/** `host` is the host of the issuer that the credential names. */
export const found = (host: string): Record<CheckReason, string> => ({
  signed: 'الملف وثيقة Open Badges 3.0 موقّعة.',
  unsigned: 'هذه ليست وثيقة Open Badges 3.0 موقّعة.',
  issuer_trusted: `أصدرها ${isolated(host)}.`,
  issuer_other: `تذكر جهة إصدار أخرى: ${isolated(host)}.`,
  key_published: 'المفتاح الذي تذكره منشور لدى جهة الإصدار.',
  key_foreign: 'المفتاح الذي تذكره ليس من مفاتيح جهة الإصدار.',
  keys_unreachable: 'تعذرت قراءة مفاتيح جهة الإصدار. تحقق من الاتصال وحاول مرة أخرى.',
  unchanged: 'التوقيع صحيح: لم يتغير شيء منذ التوقيع.',
  altered: 'غُيّر المحتوى بعد توقيعه، أو لم توقّعه جهة الإصدار قط.',
  insecure_page: 'لا يمكن فحص التوقيعات هنا: لم تُحمّل الصفحة عبر اتصال آمن (https).',
  not_expired: 'لم تنتهِ صلاحيتها.',
  never_expires: 'هي سارية منذ يوم إصدارها ولا تنتهي صلاحيتها.',
  not_yet_valid: 'لم تصبح سارية بعد.',
  expired: 'انتهت صلاحيتها.',
  not_revoked: 'لم تُلغها جهة الإصدار.',
  revoked: 'ألغتها جهة الإصدار.',
  superseded: 'حلّت محلها نسخة أحدث: أصدرت جهة الإصدار نسخة مصححة بالرقم نفسه.',
  status_unreachable:
    'تعذرت قراءة قائمة الوثائق الملغاة لدى جهة الإصدار. تحقق من الاتصال وحاول مرة أخرى.',
})
