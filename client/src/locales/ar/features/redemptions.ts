import type en from '../../en/features/redemptions';

/** Words of the rewards that wait for approval. */
export default {
  'redemptions.title': 'طلبات المكافآت',
  'redemptions.count':
    '{count, plural, zero {# طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'redemptions.none': 'لا طلبات مكافآت.',
  'redemptions.failed': 'لم تُحمَّل طلبات المكافآت',
  'redemptions.loading': 'جارٍ تحميل طلبات المكافآت',
  'redemptions.saved': 'نجوم لأجل {reward}',
  'redemptions.enough': 'الرصيد {has, number}، يبقى {keeps, number}',
  'redemptions.short': 'الرصيد {has, number}، ينقص {needs, number}',
  'redemptions.row': 'طلب من {kid} · {funds}',
  'redemptions.rowQuoted': 'طلب من {kid} · {funds} · «{note}»',
  'redemptions.approveExample': 'بالهناء! موعدنا يوم السبت.',
  'redemptions.rejectExample': 'لنفعل هذا يوم السبت.',
  'redemptions.approved':
    'إنفاق {kid}: {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'redemptions.sentBack': 'تبقى النجوم لدى {kid}.',
  'redemptions.reviewFailed': 'تعذّرت مراجعة الطلب',
} satisfies Record<keyof typeof en, string>;
