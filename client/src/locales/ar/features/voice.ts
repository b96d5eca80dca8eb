import type en from '../../en/features/voice';

/** Words of the voice helper Pip: its buttons, and what it says. What it understands is in voice/words.ts. */
export default {
  'voice.talkToPip': 'الحديث مع Pip',
  'voice.stopListening': 'إيقاف الاستماع',
  'voice.listening': 'أسمعك…',
  'voice.youCanSay': 'يمكنك قول',

  // What a kid can say or tap, hence in the words of a kid.
  'voice.command.stars': 'كم نجمة عندي؟',
  'voice.command.do': 'أنجزت {chore}',
  'voice.command.get': 'أريد {reward}',
  'voice.command.chores': 'المهام',
  'voice.command.rewards': 'المكافآت',
  'voice.command.badges': 'الشارات',
  'voice.command.messages': 'الرسائل',
  'voice.command.leaderboard': 'لوحة الصدارة',
  'voice.command.leaderboardLabel': 'لوحة <0/>الصدارة',
  'voice.command.choreHistory': 'سجل المهام',
  'voice.command.rewardHistory': 'سجل المكافآت',
  'voice.command.exit': 'خروج',

  'voice.start': 'ماذا نفعل الآن؟',
  'voice.whatElse': 'حسنًا! وماذا بعد؟',
  'voice.help': 'اختيارك بصوتك أو بلمسة!',
  'voice.notUnderstood': 'لم أفهم. هذه كلمات أعرفها.',
  'voice.starsOwned':
    'لديك {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}!',
  'voice.here.chores': 'هذه مهامك.',
  'voice.here.rewards': 'هذه المكافآت.',
  'voice.here.badges': 'هذه شاراتك.',
  'voice.here.messages': 'هذه رسائلك.',
  'voice.here.leaderboard': 'هذه لوحة الصدارة.',
  'voice.here.chore-history': 'هذا ما أنجزته.',
  'voice.here.reward-history': 'هذا ما حصلت عليه.',
  'voice.whichOne': 'أي واحدة؟',
  'voice.unknownChore': 'لا أعرف هذه المهمة.',
  'voice.unknownReward': 'لا أعرف هذه المكافأة.',
  'voice.gone': 'لم تعد موجودة.',
  'voice.isItDone': '{name}. هل أنجزتها؟',
  'voice.getItFor':
    '{name} مقابل {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}؟',
  'voice.isWaiting': '{name}: تنتظر أحد الكبار.',
  'voice.isDone': '{name}: تم إنجازها من قبل.',
  'voice.isLater': '{name}: ليست لك الآن.',
  'voice.isInactive': '{name}: في استراحة.',
  'voice.isLimited': '{name}: تعود قريبًا.',
  'voice.isSoldOut': '{name}: نفدت كلها.',
  'voice.needsStars':
    '{name}: بقيت لها {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'voice.choreDone': 'أحسنت! سينظر إليها أحد الكبار قريبًا.',
  'voice.rewardAsked': 'وصل طلبك! سينظر إليه أحد الكبار قريبًا.',
  'voice.choreFailed': 'لم تُرسل المهمة. {message}',
  'voice.rewardFailed': 'لم يُرسل الطلب. {message}',

  'voice.notYet': 'ليس بعد',
  'voice.notNow': 'ليس الآن',
  'voice.yesDone': 'نعم، أنجزتها!',
  'voice.yesGetIt': 'نعم، أريدها!',
  'voice.sending': 'جارٍ الإرسال',
  'voice.requesting': 'جارٍ الطلب',

  'voice.error.no-speech': 'لم أسمعك. لمسة على الميكروفون ونحاول من جديد!',
  'voice.error.network': 'لا أسمع دون إنترنت. يمكنك لمس الصور.',
  'voice.error.not-allowed': 'أذناي مغلقتان. يستطيع أحد الكبار السماح بالميكروفون.',
  'voice.error.other': 'عفوًا، لم تعمل أذناي. لنحاول من جديد، أو يمكنك لمس الصور.',
  'voice.error.unsupported': 'هذا الجهاز لا يسمع. يمكنك لمس الصور.',
} satisfies Record<keyof typeof en, string>;
