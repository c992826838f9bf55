import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from './catalogue.ts'
import { isolated } from './isolated.ts'

const plural = pluralIn('ar')

const credits = (count: number) =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '# نقاط',
    many: '# نقطة',
    other: '# نقطة',
  })

/** After a verb or a preposition, where the dual has another ending. */
const creditsOf = (count: number) => (count === 2 ? 'نقطتين' : credits(count))

/** The learner's balance of credits, as a sentence. */
const balanceOf = (count: number) => (count === 0 ? 'ليس لديك أي نقاط' : `لديك ${credits(count)}`)

/** The part of the catalogue about labs. */
export const arabicLabs: Pick<ScreenMessages, 'labs' | 'labNotes' | 'labSessions' | 'labTerminal'> =
  {
    labs: {
      loading: 'جارٍ تحميل المختبر',
      loadFailed: 'حدث خلل ما. يرجى المحاولة مرة أخرى.',
      notFound: 'لم يتم العثور على المختبر',
      notFoundHelp: 'لم نجد مختبرًا يطابق طلبك. يرجى التحقق من الرابط أو تصفح المختبرات المتاحة.',
      browse: 'تصفح المختبرات',
      launch: 'تشغيل المختبر',
      launchFailed: 'تعذر بدء جلسة المختبر',
      details: 'تفاصيل المختبر',
      domain: 'المجال',
      ownEnvironment: 'بيئة خاصة بك، تُحذف عند انتهاء وقتها أو عندما تنهيها.',
      ownTerminal: 'تُفتح الطرفية لتنفيذ الأوامر في متصفحك: لا حاجة إلى تثبيت أي شيء.',
      requirements: 'المتطلبات',
      guide: 'الدليل',
      credits,
      monthly: (count) => `تحصل على ${credits(count)} كل شهر.`,
      shortfall: (cost, duration, balance) =>
        `تحتاج إلى ${creditsOf(cost)} مقابل ${duration}؛ ${balanceOf(balance)}.`,
      withSetting: (duration) => `${duration} حسب إعدادك`,
      extend: 'تمديد',
      extendFrom: (cost, duration) => `ابتداءً من ${creditsOf(cost)} مقابل ${duration}`,
      extendShortfall: (cost, duration, balance) =>
        `يكلّف التمديد ${creditsOf(cost)} على الأقل مقابل ${duration}؛ ${balanceOf(balance)}.`,
      extendOver: (longest) => `أقصى مدة لتشغيل هذا المختبر: ${longest}.`,
      extended: (duration) => `تم تمديد جلسة المختبر. المدة المضافة: ${duration}.`,
      extendFailed: 'تعذر تمديد الجلسة',
      end: 'إنهاء جلسة المختبر',
      ending: 'جارٍ الإنهاء...',
      endGivesBack: (cost) =>
        cost === 0
          ? 'لم تبدأ الجلسة بعد، ولن تُخصم منك أي نقاط.'
          : `لم تبدأ الجلسة بعد، لذا تُعاد إليك ${credits(cost)}.`,
      endDeletes: 'تُحذف البيئة وكل ما أنجزته فيها فورًا.',
      comesBack: (count) => `تُعاد إليك ${credits(count)}.`,
      mission: 'المهمة',
      hintFailed: 'تعذر فتح التلميح. يرجى المحاولة مرة أخرى.',
      solved: 'محلول',
      checks: (solved, all) => `${solved} من ${all} فحوص`,
      solvedIn: (all, minutes) => `تم حل ${all} من ${all} في ${minutes} د`,
      bestSolved: (all, minutes) => `لقد حللت هذا المختبر: ${all} من ${all} فحوص في ${minutes} د.`,
      bestChecks: (solved, all) => `أفضل نتيجة لك حتى الآن: ${solved} من ${all} فحوص.`,
      timeOver: 'انتهى الوقت',
      ended: (back) =>
        back === 0
          ? 'انتهت جلسة المختبر.'
          : `انتهت جلسة المختبر. كنت أسرع: أُعيدت إليك ${credits(back)}.`,
      endFailed: 'تعذر إنهاء الجلسة',
    },
    labNotes: {
      dropFailed: 'تعذر حذف النسخة الأخرى. يرجى المحاولة مرة أخرى.',
      inserted: 'أضيفت إلى نهاية ملاحظاتك.',
      past: 'الجلسات السابقة',
      showMore: 'عرض المزيد',
      files: 'ملفات من الطرفية',
      filesHelp:
        'أُنشئت في جلسات سابقة، وهي على هذا الجهاز فقط. تبدأ طرفيتك التالية لهذا المختبر بها.',
      save: 'حفظ',
      saveNamed: (name) => `حفظ ${isolated(name)}`,
      dropFiles: 'إزالة الملفات',
      hintsOpened: (count) => `التلميحات المفتوحة: ${count}`,
      solvedAfter: (time) => `بعد ${time}`,
      open: 'لم يُحل',
      timeline: (time) => `فحوص جلسة ${time}`,
      toNotebook: 'دفتر الملاحظات',
      toDebrief: 'الخلاصة',
      lastTime: (solved, all) => `حللت ${solved} من ${all} في المرة السابقة.`,
      firstOpen: (check) => `كان أول فحص مفتوح: ${check}.`,
      toSection: 'الانتقال إلى تلك الخطوة',
      debriefFailed: 'تعذر تحميل الخلاصة.',
      debriefLoading: 'جارٍ تحميل الخلاصة',
      minutes: (count) => `${count} د`,
      writeUp: {
        title: (lab) => `تقرير: ${lab}`,
        written: (date) => `كُتب في ${date}.`,
        sessions: 'الجلسات',
        noSessions: 'لا جلسات بعد.',
        checks: 'الفحوص',
        address: 'رابط المختبر',
        credentials: 'بيانات الدخول',
        hints: 'التلميحات',
        notes: 'الملاحظات',
        noNotes: 'لا ملاحظات.',
        list: (parts) => parts.join('، '),
      },
    },
    labTerminal: {
      input: 'سطر الأوامر. اضغط Escape ثم Tab للخروج منه.',
      // Printed in the terminal: each of its cells has one letter, and the first is on the left, so
      // Arabic cannot be read there.
      welcome:
        'This shell runs in your browser and can only reach your lab. Tab completes, Ctrl-C ends, “help” lists the commands.',
      noPass: 'The session is not running, or the site cannot be reached.',
    },
    labSessions: {
      title: 'جلسات المختبرات',
      list: 'جلسات المختبرات',
      loading: 'جارٍ تحميل جلسات المختبرات',
      loadFailed: 'تعذر تحميل جلسات المختبرات',
      stale: 'تعذر الوصول إلى الخادم. ما تراه هو آخر ما لدينا، ونواصل المحاولة.',
      active: (count) => `النشطة (${count})`,
      noneActive: 'لا توجد جلسات نشطة',
      noneActiveHelp: 'يظهر هنا كل مختبر تشغّله ما دام قيد التشغيل.',
      view: 'عرض',
      end: 'إنهاء',
      retry: 'إعادة المحاولة',
      history: (count) => `السابقة (${count})`,
      status: 'الحالة',
      filters: {
        all: 'جميع الجلسات',
        completed: 'مكتملة',
        failed: 'فاشلة',
        expired: 'منتهية',
        abandoned: 'متروكة',
      },
      found: (count) =>
        plural(count, {
          zero: 'لا جلسات',
          one: 'جلسة واحدة',
          two: 'جلستان',
          few: '# جلسات',
          many: '# جلسة',
          other: '# جلسة',
        }),
      noneFound: 'لم يتم العثور على جلسات',
      noneEnded: 'تظهر هنا المختبرات التي أنهيتها.',
      noneLikeThis: 'لم تنتهِ أي من جلساتك بهذه الحالة.',
      showMore: 'عرض المزيد',
      started: 'وقت البدء',
      notYetStarted: 'لم تبدأ بعد',
      queuePlace: 'الترتيب في قائمة الانتظار',
      neverStarted: 'لم تبدأ',
      endedAt: 'وقت الانتهاء',
      duration: 'المدة',
      minutes: (count) =>
        plural(count, {
          zero: '# دقيقة',
          one: 'دقيقة واحدة',
          two: 'دقيقتان',
          few: '# دقائق',
          many: '# دقيقة',
          other: '# دقيقة',
        }),
      credits: 'النقاط',
      creditsUsed: 'النقاط المستخدمة',
      labUrl: 'رابط المختبر',
      credentials: 'بيانات الدخول',
      credentialNames: (names) => names.map(isolated).join('، '),
      loadingCredits: 'جارٍ تحميل النقاط',
      creditsFailed: 'تعذر تحميل نقاطك.',
      creditHistory: 'سجل النقاط',
      getCredits: 'الحصول على نقاط',
      ledger: {
        started: (lab, duration) => `بدء «${isolated(lab)}» (${duration})`,
        hold: (note) => (note ? `حجز: ${isolated(note)}` : 'حجز'),
        extension: (lab, duration) => `تمديد «${isolated(lab)}»، المدة المضافة: ${duration}`,
        unused: (lab) => `وقت غير مستخدم من «${isolated(lab)}»`,
        refund: (note) => (note ? `استرداد: ${isolated(note)}` : 'استرداد'),
        grant: (note) => (note ? `منح: ${isolated(note)}` : 'منح'),
        monthly: () => 'نقاط الشهر',
      },
      loadingSession: 'جارٍ تحميل جلسة المختبر',
      sessionFailed: 'تعذر تحميل بيانات الجلسة',
      sessionNotFound: 'لم يتم العثور على الجلسة',
      backToList: 'العودة إلى جلسات المختبرات',
      viewAll: 'عرض جميع الجلسات',
      loadingGuide: 'جارٍ تحميل الدليل',
      guideFailed: 'تعذر تحميل الدليل.',
      openTerminal: 'فتح الطرفية',
      showSecrets: 'إظهار الأسرار في الأوامر',
      hideSecrets: 'إخفاء الأسرار في الأوامر',
      launchAgain: 'تشغيل مرة أخرى',
      lessThanLeft: (minutes, lab) =>
        // The title is not in the plural forms: it may contain a '#' of its own.
        `بقي أقل من ${plural(minutes, { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })} في «${isolated(lab)}».`,
      underLeft: (minutes) => `بقي أقل من ${minutes} د`,
      starting: (lab) => `جارٍ بدء «${isolated(lab)}».`,
      running: (lab) => `«${isolated(lab)}» قيد التشغيل.`,
      endings: {
        completed: 'لقد أنهيت هذه الجلسة، ولم تعد بيئتها موجودة.',
        failed: 'فشلت هذه الجلسة.',
        expired: 'انتهى وقت هذه الجلسة، ولم تعد بيئتها موجودة.',
        abandoned: 'أُنهيت هذه الجلسة قبل أن تبدأ، وأُعيدت نقاطها.',
      },
      failures: {
        did_not_start: 'لم تبدأ بيئة المختبر.',
        too_late: 'لم تبدأ بيئة المختبر في الوقت المحدد.',
        stopped: 'توقفت بيئة المختبر على نحو غير متوقع.',
        restarted: 'توقفت بيئة المختبر لأن الموقع أُعيد تشغيله.',
        shut_down: 'توقفت بيئة المختبر لأن الموقع أُوقف.',
        server_silent: 'فُقدت بيئة المختبر لأن خادمها لا يستجيب.',
      },
      stoppedOften: (back) =>
        `توقفت مختبراتك أكثر من ثلاث مرات خلال ثلاثين يومًا، لذلك لا تُسترد إلا أنصاف الساعات التي لم تبدأ. النقاط المستردة: ${back}.`,
      endedFaster: (back) =>
        `لقد أنهيت هذه الجلسة، ولم تعد بيئتها موجودة. كنت أسرع: أُعيدت إليك ${credits(back)}.`,
    },
  }
