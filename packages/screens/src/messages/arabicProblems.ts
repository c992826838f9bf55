import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'

const plural = pluralIn('ar')

const seconds = (count: number) =>
  plural(count, {
    zero: 'لحظات',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  })
const minutes = (count: number) =>
  plural(count, {
    zero: 'لحظات',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })
const hours = (count: number) =>
  plural(count, {
    zero: 'لحظات',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  })
const credits = (count: number) =>
  plural(count, {
    zero: 'صفر من النقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: '# نقاط',
    many: '# نقطة',
    other: '# نقطة',
  })

function waitOf(count: number): string {
  if (count < 60) return seconds(count)
  return count > 7200 ? hours(Math.ceil(count / 3600)) : minutes(Math.ceil(count / 60))
}

/** Names of fields, to begin a sentence. */
const labels: Readonly<Record<string, string>> = {
  accessCode: 'رمز الدعوة',
  bootcampFeedback: 'الملاحظات',
  currentPassword: 'كلمة المرور',
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  invitation: 'رمز الدعوة',
  lastName: 'اسم العائلة',
  name: 'الاسم',
  linkedInProfile: 'ملف لينكد إن',
  password: 'كلمة المرور',
}
const labelOf = (field: string) => labels[field] ?? 'هذا الحقل'

const feedback = 'يرجى كتابة ملاحظات مفصلة (10 أحرف على الأقل)'
const unanswered = 'يرجى الإجابة عن جميع الأسئلة قبل الإرسال.'

/** The part of the catalogue about what can go wrong, by the codes of the API and of rules. */
export const arabicProblems: Pick<
  ScreenMessages,
  | 'accessProblems'
  | 'accountProblems'
  | 'commonProblems'
  | 'courseProblems'
  | 'credentialProblems'
  | 'fieldProblems'
  | 'labProblems'
  | 'lessonProblems'
  | 'requestProblems'
  | 'taskProblems'
> = {
  commonProblems: {
    unauthenticated: 'يلزم تسجيل الدخول. يرجى تسجيل الدخول.',
    too_many_requests: ({ retryAfter }) =>
      `محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد ${waitOf(retryAfter)}.`,
    not_found: 'لا يوجد شيء في هذا العنوان.',
    busy: ({ retryAfter }) => `الخادم مشغول. يرجى المحاولة مرة أخرى بعد ${waitOf(retryAfter)}.`,
    unavailable: 'الخدمة غير متاحة حاليًا. يرجى المحاولة مرة أخرى قريبًا.',
    timeout: 'استغرق الخادم وقتًا أطول من اللازم. يرجى المحاولة مرة أخرى.',
    internal_error: 'حدث خلل ما. يرجى المحاولة مرة أخرى.',
  },
  accessProblems: {
    access_token_missing: 'لا يوجد رمز جلسة',
    access_token_expired: 'انتهت صلاحية الجلسة. يرجى طلب رابط دخول جديد.',
    access_token_scope: 'نوع الجلسة غير صالح. يرجى طلب رابط دخول جديد.',
    access_token_bootcamp: 'الجلسة غير صالحة لهذا المعسكر التدريبي.',
    access_token_invalid: 'رمز الجلسة غير صالح. يرجى طلب رابط دخول جديد.',
  },
  accountProblems: {
    invalid_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    code_invalid: 'هذا الرمز غير صالح أو انتهت صلاحيته. يرجى التحقق منه أو طلب رمز جديد.',
    wrong_password: 'كلمة المرور الحالية غير صحيحة.',
    password_just_changed:
      'تم تغيير كلمة المرور للتو من مكان آخر. يرجى تسجيل الدخول بكلمة المرور الجديدة.',
    factor_code_invalid: 'هذا الرمز غير صحيح. يرجى التحقق منه.',
    challenge_over: 'استغرق ذلك وقتًا طويلًا أو كثرت المحاولات. يرجى البدء من جديد.',
    totp_on: 'تم إعداد تطبيق مصادقة بالفعل. أوقفه أولًا.',
    no_factor: 'تتطلب رموز الاسترداد عامل تحقق ثانيًا. يرجى إعداده أولًا.',
    passkey_refused:
      'لم يُقبل مفتاح المرور هذا. يرجى المحاولة مرة أخرى، أو تسجيل الدخول بطريقة أخرى.',
    passkey_known: 'تمت إضافة مفتاح المرور هذا من قبل.',
    passkeys_full: 'يمكن أن يكون للحساب 20 مفتاح مرور. يرجى إزالة أحدها أولًا.',
    no_passkey: 'يرجى إضافة مفتاح مرور أولًا.',
    signup_off: 'إنشاء الحسابات غير متاح حاليًا.',
    invitation_required: 'يلزم رمز دعوة صالح لإنشاء حساب.',
  },
  courseProblems: {
    course_not_found: 'لم يتم العثور على الدورة',
    page_not_found: 'الصفحة غير موجودة',
    map_not_found: 'الخريطة غير موجودة',
    subscription_required: 'تتطلب هذه الدورة اشتراكًا ساريًا.',
    invite_code_required: 'تتطلب هذه الدورة رمز دعوة.',
    invite_code_invalid: 'رمز الدعوة غير صالح لهذه الدورة. يرجى التحقق منه والمحاولة مرة أخرى.',
    invite_code_expired: 'انتهت صلاحية رمز الدعوة. يرجى طلب رمز جديد.',
    invite_code_used_up: 'استُنفد رمز الدعوة. يرجى طلب رمز جديد.',
  },
  credentialProblems: {
    certificate_not_found: 'الشهادة غير موجودة',
    badge_not_found: 'الشارة غير موجودة',
    drawing_busy: 'تُرسم صور كثيرة الآن. يرجى المحاولة مرة أخرى بعد لحظات.',
  },
  labProblems: {
    lab_not_found: 'لم يتم العثور على المختبر',
    session_not_found: 'لم يتم العثور على الجلسة',
    lab_in_progress: 'لديك جلسة جارية لهذا المختبر بالفعل. افتحها، أو أنهها لتبدأ من جديد.',
    too_many_labs: 'لديك 3 جلسات مختبر جارية، وهو الحد الأقصى. أنهِ إحداها لتبدأ أخرى.',
    too_few_credits: ({ action, cost, balance }) =>
      `تحتاج إلى ${credits(cost)} ${action === 'start' ? 'لبدء هذا المختبر' : 'لتمديد هذا المختبر'}؛ ورصيدك ${balance}.`,
    hint_not_found: 'لا يوجد تلميح كهذا.',
    hint_not_next: ({ opened }) => `تُفتح التلميحات واحدًا بعد آخر. التالي هو التلميح ${opened + 1}.`,
    notes_full: 'توجد بالفعل 10 نسخ أخرى من هذه الملاحظات. احذف بعضها أولًا.',
    lab_not_solved: 'الخلاصة لمن حلّ المختبر.',
    lab_not_active: 'لا يمكن تمديد إلا جلسة مختبر نشطة.',
    lab_too_long: ({ left }) =>
      left > 0
        ? `يمكن تمديد جلسة المختبر هذه ${minutes(left)} على الأكثر.`
        : 'بلغت جلسة المختبر هذه أقصى مدة لها.',
    lab_ended: ({ status }) =>
      status === 'expired' ? 'انتهى وقت جلسة المختبر هذه بالفعل.' : 'فشلت جلسة المختبر هذه بالفعل.',
  },
  lessonProblems: {
    lesson_not_found: 'لم يتم العثور على الدرس. يرجى التحقق من الرابط والمحاولة مرة أخرى.',
    quiz_not_found: 'لم يتم العثور على الاختبار. يرجى التحقق من الرابط والمحاولة مرة أخرى.',
    not_enrolled: 'أنت غير مسجل في هذه الدورة. يرجى التسجيل في الدورة للوصول إلى الدروس.',
    quiz_not_passed: 'اجتز اختبار هذا الدرس لإكماله.',
    solution_locked: 'اجتز هذا الاختبار لترى حلّه.',
    invalid_answers: ({ problem }) =>
      ({
        unanswered,
        question:
          'إحدى الإجابات لا تخص أي سؤال في هذا الاختبار. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
        twice: 'أُجيب عن أحد الأسئلة مرتين. يرجى الإجابة عن كل سؤال مرة واحدة.',
        option:
          'إحدى الإجابات تتضمن خيارًا ليس من خيارات سؤالها. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
        repeated: 'تكرر الخيار نفسه في إحدى الإجابات. يرجى اختيار كل خيار مرة واحدة.',
        several: 'لأحد الأسئلة خيارات عدة وهو يقبل خيارًا واحدًا. يرجى اختيار واحد.',
      })[problem],
  },
  requestProblems: {
    credential_not_held: 'لا توجد لديك شهادة أو شارة بهذا المعرّف.',
    credential_revoked: 'أُلغيت هذه الشهادة أو الشارة. لا يمكن تصحيح الاسم عليها.',
    name_unchanged: 'هذا الاسم مكتوب عليها بالفعل. يرجى كتابة الاسم الصحيح.',
  },
  taskProblems: {
    bootcamp_not_found: 'لم يتم العثور على المعسكر التدريبي',
    opening_link_unknown: 'انتهت صلاحية هذا الرابط أو حل محله رابط أحدث.',
    task_incomplete: ({ problem }) =>
      ({
        weeklyTask: 'ملف المهمة الأسبوعية مطلوب',
        resume: 'السيرة الذاتية مطلوبة إن كنت مهتمًا بالتدريب العملي',
        feedback,
      })[problem],
    task_closed: ({ status }) =>
      status === 'approved'
        ? 'قُبلت هذه المهمة ولا يمكن تغييرها.'
        : 'سُلّمت هذه المهمة بالفعل وهي قيد المراجعة.',
    unsupported_file: 'نوع الملف غير صالح. لا يُسمح إلا بملفات PDF وDOCX وZIP.',
    file_too_large: 'حجم الملف كبير جدًا. الحد الأقصى 10 ميغابايت.',
    empty_file: 'هذا الملف فارغ. يرجى اختيار ملف آخر.',
    file_not_stored: 'تعذر حفظ الملف. يرجى المحاولة مرة أخرى قريبًا.',
  },
  fieldProblems: {
    required: ({ field }) => `${labelOf(field)}: هذا الحقل مطلوب.`,
    too_long: ({ field, max }) => `${labelOf(field)}: النص أطول من اللازم (${max} حرف على الأكثر).`,
    single_line: ({ field }) => `${labelOf(field)}: يجب أن يكون النص في سطر واحد.`,
    invisible: ({ field }) =>
      `${labelOf(field)}: يتضمن النص رموزًا غير مرئية. يرجى حذفه وكتابته من جديد.`,
    email_invalid: 'يرجى إدخال عنوان بريد إلكتروني صالح',
    email_fixed: 'لا يمكن تغيير عنوان البريد الإلكتروني للحساب.',
    new_password_required: 'كلمة المرور الجديدة مطلوبة.',
    password_too_short: 'استخدم 8 أحرف على الأقل.',
    password_too_long: 'استخدم 128 حرفًا على الأكثر.',
    password_blank: 'لا تكفي المسافات وحدها. استخدم حروفًا أو أرقامًا أيضًا.',
    password_common:
      'كلمة المرور هذه من أول ما يخمّنه الآخرون. يرجى اختيار غيرها؛ وجملة من كلمات عدة اختيار جيد.',
    secret_too_long: ({ field, max }) => `${labelOf(field)}: استخدم ${max} بايت على الأكثر.`,
    otp_required: 'الرمز مطلوب.',
    otp_invalid: 'عدد أرقام الرمز 8.',
    totp_invalid: 'عدد أرقام الرمز 6.',
    recovery_code_invalid: 'يتألف رمز الاسترداد من 16 حرفًا ورقمًا.',
    phone_invalid: 'يجب أن يبدأ رقم الهاتف برمز البلد، مثل 2348012345678.',
    linkedin_invalid: 'يجب أن يكون ملف لينكد إن بالصيغة linkedin.com/in/your-name.',
    certification_id_invalid: 'رقم الشهادة غير صالح. ينبغي أن يكون بالصيغة: CSN-xxxxx',
    feedback_too_short: feedback,
    unanswered,
    unstorable_text: 'يتضمن هذا النص رموزًا لا يمكن حفظها.',
  },
}
