import type en from '../../en/features/news';

/** What a kid is told of what grown-ups did: “While you were away”, and the celebrations. Warm and short. */
export default {
  'news.away': 'في غيابك',
  'news.step': '{step, number} من {of, number}',
  'news.leave': 'إغلاق',
  'news.saidYes': 'نعم من {name}',
  'news.grownUpSaidYes': 'نعم من الكبار',
  'news.gave': 'من {name}',
  'news.gaveGrownUp': 'من أحد الكبار',
  'news.plus': '\u200e+{count, number}',
  'news.more':
    '{count, plural, zero {لا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  'news.wow': 'رائع!',
  'news.levelUp': 'مستوى جديد!',
  'news.newThing': '{thing} لعشّك',
  'news.nextThing': 'القادم: {thing}',
  'news.starsToThing': 'بقيت {count, number}',
  'news.allThings': 'في عشّك كل شيء!',
  'news.yeah': 'مرحى!',
  'news.newBadge': 'شارة جديدة لك',
  'news.newBadgeDone': 'مرحى!',
  'news.wishReached': 'لقد نجحت!',
  'news.wishReachedText': 'نجومك تكفي من أجل {reward}.',
  'news.weekWon': 'فزت بالأسبوع!',
  'news.weekWonText':
    '{count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في الأسبوع الماضي',
  'news.great': 'رائع!',
  'news.gift': 'هدية لك',
  'news.giftFrom': 'هدية من {name}',
  'news.openGift': 'هيا نفتح الهدية!',
  'news.openGiftNamed': 'فتح الهدية، {step, number} من {of, number}',
  'news.hooray': 'مرحى يا {name}!',
  'news.rewardIsYours': '{reward} من نصيبك.',
  'news.mysteryRevealed': 'مفاجأة: {reward}!',
  'news.quote': '«{text}»',
  'news.noteAbout': 'الرسالة عن {reward}',
  'news.starsLeft': 'بقيت لك <0/>',
  'news.rewardDone': 'يا سلام!',

  'news.starsForYou':
    'لك {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}!',
  'news.starsBack':
    '{count, plural, zero {لم تعد أي نجمة} one {عادت نجمة واحدة} two {عادت نجمتان} few {عادت # نجوم} many {عادت # نجمة} other {عادت # نجمة}} إلى الكبار',
  'news.lookedAgain': 'نظر الكبار مرة أخرى',
  'news.lookedAgainBy': 'نظرة أخرى من {name}',
  'news.choreWithNote': '{chore}: {note}',
  'news.delivered': 'وصلت إليك!',
} satisfies Record<keyof typeof en, string>;
