import type en from '../../en/features/submissions';

/** Words of the chores that wait for approval. */
export default {
  'submissions.title': 'مهام منجزة',
  'submissions.count':
    '{count, plural, zero {# مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',
  'submissions.none': 'لا مهام للمراجعة.',
  'submissions.failed': 'لم تُحمَّل المهام المنجزة',
  'submissions.loading': 'جارٍ تحميل المهام',
  'submissions.starsFor': 'نجوم {kid}',
  'submissions.row': '{kid}، {ago}',
  'submissions.rowQuoted': '{kid}، {ago} · «{note}»',
  'submissions.approveExample': 'ترتيب رائع، حتى الزوايا!',
  'submissions.rejectExample': 'قريب جدًا! بقي ترتيب السرير.',
  'submissions.approved':
    '{stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} إلى {kid}.',
  'submissions.sentBack': 'يمكن لـ{kid} المحاولة من جديد.',
  'submissions.reviewFailed': 'تعذّرت مراجعة المهمة',
} satisfies Record<keyof typeof en, string>;
