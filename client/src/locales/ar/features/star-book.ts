import type en from '../../en/features/star-book';

/** Words of the book in which a kid sees where stars came from. */
export default {
  'starBook.title': 'كتاب نجومي',
  'starBook.empty': 'كتابك ما زال فارغًا',
  'starBook.emptyText': 'لكل نجمة جديدة سطر خاص بها.',
  'starBook.today': 'اليوم',
  'starBook.yesterday': 'أمس',
  'starBook.newer': 'صفحة إلى الوراء',
  'starBook.older': 'الصفحة التالية',
  'starBook.page': 'صفحة {page, number}',

  'starBook.done': 'أنجزتها!',
  'starBook.gotIt': 'حصلت عليها',
  'starBook.gift': 'هدية لك',
  'starBook.giftFrom': 'هدية من {name}',
  'starBook.taken': 'عادت هذه النجوم',
  'starBook.takenBy': 'عادت هذه النجوم إلى {name}',
  'starBook.lookedAgain': 'نظر الكبار مرة أخرى',
  'starBook.lookedAgainNamed': 'نظرة أخرى من {name}',

  'starBook.plus': '\u200e+{count, number}',
  'starBook.minus': '\u200e−{count, number}',
  'starBook.spokenPlus':
    'زائد {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'starBook.spokenMinus':
    'ناقص {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
} satisfies Record<keyof typeof en, string>;
