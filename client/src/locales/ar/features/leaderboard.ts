import type en from '../../en/features/leaderboard';

/** Words of the leaderboard, for kids and parents. */
export default {
  'leaderboard.title': 'لوحة الصدارة',
  'leaderboard.loading': 'جارٍ تحميل لوحة الصدارة…',
  'leaderboard.loadFailed': 'لم تُحمَّل لوحة الصدارة',
  'leaderboard.noKids': 'لا أطفال في لوحة الصدارة!',
  'leaderboard.noKidsHint': 'لكل من في العائلة عش هنا.',
  'leaderboard.week': 'من {first} إلى {last}',
  'leaderboard.ranking': 'الترتيب، {week}',
  'leaderboard.thisWeek': 'هذا الأسبوع',
  'leaderboard.lastWeek': 'الأسبوع الماضي',
  'leaderboard.freshWeek': 'أسبوع جديد!',
  'leaderboard.freshWeekHint': 'النجمة الأولى بانتظار صاحبها.',
  'leaderboard.quietWeek': 'لا نجوم في ذلك الأسبوع',
  'leaderboard.lastWinner': 'المركز الأول في الأسبوع الماضي: {names}!',
  'leaderboard.you': 'أنا',
  'leaderboard.chores':
    '{count, plural, zero {# مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',

  'leaderboard.first': 'المركز الأول',
  'leaderboard.second': 'المركز الثاني',
  'leaderboard.third': 'المركز الثالث',
  'leaderboard.together': 'معًا!',

  'leaderboard.placeOf':
    '{place}: {names}، {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'leaderboard.ownStars':
    'لديك {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',

  'leaderboard.teamWeek': 'عشنا، {week}',
  'leaderboard.team': 'فريقنا',
  'leaderboard.ofGoal': 'من {goal, number}',
  'leaderboard.teamOf': 'معًا {stars, number} من {goal, number} نجمة',
  'leaderboard.teamStars':
    'معًا {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'leaderboard.teamToGo':
    '{count, plural, zero {بقيت # نجوم} one {بقيت نجمة واحدة} two {بقيت نجمتان} few {بقيت # نجوم} many {بقيت # نجمة} other {بقيت # نجمة}}!',
  'leaderboard.teamReached': 'نجحتم معًا!',
  'leaderboard.noGoal': 'كلنا معًا',
  'leaderboard.setGoal': 'تحديد هدف',

  'leaderboard.ownWeek': 'أسابيعي، {week}',
  'leaderboard.bestWeek': 'أفضل أسبوع',
  'leaderboard.newBest': 'أفضل أسبوع لك حتى الآن!',
  'leaderboard.bestWas': 'الأفضل {stars, number}: {week}',
  'leaderboard.noBest': 'لا أسبوع قبل هذا',

  'leaderboard.off': 'لوحة الصدارة متوقفة',
  'leaderboard.offHint': 'لا يراها أطفالك. يمكن تشغيلها من الإعدادات.',
  'leaderboard.openSettings': 'فتح الإعدادات',

  'leaderboard.place': 'المركز {rank, number}',
  'leaderboard.noStarsYet': 'لا نجوم بعد هذا الأسبوع',
  'leaderboard.readyForFirstStar': 'بانتظار النجمة الأولى',

  'leaderboard.about': 'عن لوحة الصدارة',
  'leaderboard.resets': 'تبدأ من جديد كل يوم أحد',
  'leaderboard.nextStart': 'البداية الجديدة: {day}',
  'leaderboard.rules': 'كيف يُحسب الترتيب',
  'leaderboard.teamRules': 'كيف يمتلئ عشنا',
  'leaderboard.selfRules': 'كيف تُحسب أسابيعي',
  'leaderboard.rule.team': 'نجوم الجميع في الأسبوع تدخل عشًّا واحدًا.',
  'leaderboard.rule.self': 'نجوم هذا الأسبوع تقف بجانب أفضل أسبوع لك.',
  'leaderboard.rule.rewardsKeep': 'المكافآت لا تُخرج أي نجمة.',
  'leaderboard.rule.stars': 'الأكثر نجومًا هذا الأسبوع في المقدمة.',
  'leaderboard.rule.approved': 'تُحسب النجوم بعد موافقة الأهل.',
  'leaderboard.rule.equal': 'نجوم متساوية، مركز واحد.',
  'leaderboard.rule.rewards': 'المكافآت لا تُنقص الترتيب أبدًا.',
} satisfies Record<keyof typeof en, string>;
