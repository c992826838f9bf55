import type { UiMessages } from './catalogue.ts'

/** Quizzes and films of lessons, in Modern Standard Arabic. */
export const arabicLessons: Pick<
  UiMessages,
  'QuizForm' | 'QuizPassed' | 'QuizResultDialog' | 'QuizReview' | 'TerminalFilm' | 'Transcript'
> = {
  QuizForm: {
    question: (number, total) => `السؤال ${number} من ${total}`,
    chooseAll: 'اختر كل ما ينطبق',
    unanswered: 'لم تتم الإجابة عن هذا السؤال بعد.',
    missing: 'يرجى الإجابة عن جميع الأسئلة قبل الإرسال.',
    answered: (given, total) => `تمت الإجابة عن ${given} من ${total}`,
    submit: 'إرسال الاختبار',
    check: 'تحقق من الإجابات',
    see: 'اقرأه مرة أخرى:',
  },
  QuizPassed: {
    review: 'مراجعة الإجابات',
    hideReview: 'إخفاء الإجابات',
  },
  QuizResultDialog: {
    passed: 'اجتزت الاختبار!',
    failed: 'لم تجتز الاختبار',
    wellDone: 'أحسنت. تابع لإكمال هذا الدرس.',
    retryNeeded: 'عليك إعادة الاختبار.',
    score: 'نتيجتك',
    continue: 'متابعة',
    retry: 'إعادة الاختبار',
    needed: (share) => `يلزم ${share} للنجاح.`,
    practice: 'جرّب ما أخطأت فيه',
  },
  QuizReview: {
    chosenRight: 'إجابتك صحيحة',
    right: 'الإجابة الصحيحة',
    chosenWrong: 'إجابتك خاطئة',
  },
  TerminalFilm: {
    loading: 'جارٍ تحميل الفيلم',
    retry: 'حاول مرة أخرى',
    screen: 'الطرفية',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    replay: 'تشغيل من جديد',
    position: 'الموضع',
    timeOf: (at, length) => `${at} من ${length}`,
    previousChapter: 'الفصل السابق',
    nextChapter: 'الفصل التالي',
    speed: 'السرعة',
    showCaptions: 'إظهار التسميات التوضيحية',
    hideCaptions: 'إخفاء التسميات التوضيحية',
    copyCommand: 'نسخ الأمر',
  },
  Transcript: {
    title: 'نص الفيلم',
    demoFilm: (duration) => `فيلم تجريبي، ${duration}`,
    terminalFilm: (duration) => `فيلم الطرفية، ${duration}`,
    film: (duration) => `فيلم، ${duration}`,
  },
}
