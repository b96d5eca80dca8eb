import type en from '../../en/features/tune-up';

/** Words of the monthly tune-up. Never a word of blame. */
export default {
  'tuneUp.title': 'ماذا يقول شهر {month}',
  'tuneUp.text': 'مرة في الشهر: ما يمكن تغييره، إن أردتم.',
  'tuneUp.someChores':
    '{count, plural, zero {# مهام لم يصل إليها أحد} one {مهمة واحدة لم يصل إليها أحد} two {مهمتان لم يصل إليهما أحد} few {# مهام لم يصل إليها أحد} many {# مهمة لم يصل إليها أحد} other {# مهمة لم يصل إليها أحد}}',
  'tuneUp.someRewards':
    '{count, plural, zero {# مكافآت بعيدة} one {مكافأة بعيدة} two {مكافأتان بعيدتان} few {# مكافآت بعيدة} many {# مكافأة بعيدة} other {# مكافأة بعيدة}}',
  'tuneUp.someWaits':
    '{count, plural, zero {# أطفال ينتظرون طويلًا} one {طفل واحد ينتظر طويلًا} two {طفلان ينتظران طويلًا} few {# أطفال ينتظرون طويلًا} many {# طفلًا ينتظرون طويلًا} other {# طفل ينتظرون طويلًا}}',
  'tuneUp.allWell': 'المهام والمكافآت والموافقات سارت جيدًا.',
  'tuneUp.show': 'إلقاء نظرة',
  'tuneUp.hide': 'إغلاق',
  'tuneUp.showAll': 'عرض الكل ({count, number})',
  'tuneUp.done': 'انتهينا لهذا الشهر',
  'tuneUp.doneText': 'تأتي النظرة التالية مع الشهر القادم.',
  'tuneUp.doneFailed': 'لم تُحفظ النظرة',
  'tuneUp.chores': 'مهام لم يصل إليها أحد',
  'tuneUp.noChores': 'كل مهمة أنجزها أحد.',
  'tuneUp.due':
    '{count, plural, zero {كانت مطلوبة # أيام. لم يصل إليها أحد.} one {كانت مطلوبة في يوم واحد. لم يصل إليها أحد.} two {كانت مطلوبة في يومين. لم يصل إليها أحد.} few {كانت مطلوبة في # أيام. لم يصل إليها أحد.} many {كانت مطلوبة في # يومًا. لم يصل إليها أحد.} other {كانت مطلوبة في # يوم. لم يصل إليها أحد.}}',
  'tuneUp.anyDay': 'كان أي يوم مناسبًا. لم يصل إليها أحد.',
  'tuneUp.rest': 'إراحة المهمة',
  'tuneUp.restOf': 'إراحة المهمة: {name}',
  'tuneUp.rests': 'المهمة في استراحة الآن.',
  'tuneUp.restFailed': 'لم تُرَح المهمة',
  'tuneUp.rewards': 'مكافآت بعيدة',
  'tuneUp.noRewards': 'لا مكافأة أبعد من ثلاثة أشهر.',
  'tuneUp.months':
    '{cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}: نحو {months, plural, zero {# أشهر} one {شهر} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} أمام {kid} بهذه السرعة.',
  'tuneUp.years':
    '{cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}: أكثر من سنتين أمام {kid} بهذه السرعة.',
  'tuneUp.price':
    'جعلها {cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'tuneUp.priceOf':
    'جعلها {cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}: {name}',
  'tuneUp.priced':
    'ثمنها الآن {cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'tuneUp.priceFailed': 'لم يتغير الثمن',
  'tuneUp.waits': 'انتظار الموافقة',
  'tuneUp.noWaits': 'لم ينتظر أحد طويلًا.',
  'tuneUp.waited': 'غالبًا {median}، وعلى الأكثر {longest}.',
  'tuneUp.trusted': 'وُوفق عليها كل مرة: {names}.',
  'tuneUp.trust': 'موافقة تلقائية',
  'tuneUp.trustOf': 'موافقة تلقائية: {names}',
  'tuneUp.trusts': 'الموافقة تلقائية من الآن.',
  'tuneUp.trustFailed': 'ما زالت تنتظر موافقتك',
  'tuneUp.approvals': 'فتح الموافقات',
  'tuneUp.stars': 'النجوم المكتسبة والمصروفة',
  'tuneUp.saved': 'المكتسب {earned, number}، والمصروف {spent, number}، والمدخر {saved, number}.',
  'tuneUp.used': 'المكتسب {earned, number}، والمصروف {spent, number}، منها {used, number} من المدخر.',
  'tuneUp.noneNear': 'لا مكافأة قريبة.',
  'tuneUp.addReward':
    'إضافة مكافأة بثمن {cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'tuneUp.addRewardOf':
    'إضافة مكافأة لحساب {kid} بثمن {cost, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'tuneUp.statement': 'عرض النجوم',
  'tuneUp.statementOf': 'عرض نجوم {kid}',
} satisfies Record<keyof typeof en, string>;
