import type en from '../../en/features/stars';

/** Words about a kid's stars that stand where stars are shown to a parent. */
export default {
  'stars.give': 'إعطاء نجوم',
  'stars.giveTo': 'إعطاء نجوم إلى {name}',
  'stars.free': '<0>{count, number}</0> متاحة',
  'stars.held': '<0>{count, number}</0> محجوزة',
  'stars.heldFor':
    '<0>{count, number}</0> محجوزة لأجل {reward}{others, plural, zero {} one { وواحدة أخرى} two { واثنتين أخريين} few { و# أخرى} many { و# أخرى} other { و# أخرى}}',
  'stars.statement': 'النجوم',
  'stars.statementOf': 'من أين جاءت نجوم {name}',
} satisfies Record<keyof typeof en, string>;
