import type en from '../../en/features/decided';

/** Words of what was decided in the last days. */
export default {
  'decided.title': 'القرارات',
  'decided.days':
    'في آخر {count, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'decided.loading': 'جارٍ تحميل القرارات',
  'decided.failed': 'لم تُحمَّل القرارات',
  'decided.showAll': 'عرض الكل ({count, number})',
  'decided.byItself': 'موافقة تلقائية، {ago}',
  'decided.approvedBy': '{known, select, yes {بموافقة {name}، {ago}} other {تمت الموافقة، {ago}}}',
  'decided.sentBackBy': '{known, select, yes {إعادة من {name}، {ago}} other {أُعيدت، {ago}}}',
  'decided.undoOf': 'تراجع عن {name}، {kid}',
  'decided.undoSentBack': 'النظر فيها من جديد؟',
} satisfies Record<keyof typeof en, string>;
