import type en from '../../en/features/tablet';

/** Words of a family's own tablet. */
export default {
  'tablet.ours': 'جهاز العائلة',
  'tablet.notLoaded': 'لم تُحمَّل الأسماء',
  'tablet.notOurs': 'لم يعد هذا الجهاز مرتبطًا',
  'tablet.notOursText': 'يمكن الدخول برمز العائلة، أو يربطه أحد الكبار من جديد.',
  'tablet.yourTurn': 'دورك',

  'tablet.giveTo': 'الجهاز إلى {name}',
  'tablet.iAm': 'أنا {name}',
  'tablet.someoneElse': 'شخص آخر',

  'tablet.stillThere': 'هل ما زلت هنا يا {name}؟',
  'tablet.here': 'أنا هنا!',
} satisfies Record<keyof typeof en, string>;
