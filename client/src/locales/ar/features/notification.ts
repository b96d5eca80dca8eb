import type en from '../../en/features/notification';

/** Words of the notifications that are pushed to a parent's devices. */
export default {
  'chores.one': 'مهمة منجزة من {kid}: «{name}»',
  'chores.many':
    '{count, plural, zero {لا مهام تنتظرك} one {مهمة واحدة تنتظرك} two {مهمتان تنتظرانك} few {# مهام تنتظرك} many {# مهمة تنتظرك} other {# مهمة تنتظرك}}',
  'rewards.one': 'طلب من {kid}: «{name}»',
  'rewards.many':
    '{count, plural, zero {لا طلبات مكافآت} one {طلب مكافأة واحد} two {طلبا مكافأة} few {# طلبات مكافآت} many {# طلب مكافأة} other {# طلب مكافأة}}',
  'lockouts.one': 'الدخول مقفل: {kid}',
  'lockouts.many':
    'الدخول مقفل: {count, plural, zero {# أطفال} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  approve:
    '{count, plural, zero {موافقة} one {موافقة} two {موافقة على الاثنين} few {موافقة على الكل (#)} many {موافقة على الكل (#)} other {موافقة على الكل (#)}}',
  open: 'عرض',
  approveFailed: 'تعذّرت الموافقة. يمكن المحاولة من جديد في Starnest.',
  nothing: 'لا شيء ينتظرك',
} satisfies Record<keyof typeof en, string>;
