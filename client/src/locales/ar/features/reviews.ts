import type en from '../../en/features/reviews';

/** Words that the approvals of chores and of rewards share. */
export default {
  'reviews.parentsDecide': 'القرار لأولياء الأمور.',
  'reviews.approve': 'موافقة',
  'reviews.reject': 'رفض',
  'reviews.sendBack': 'إعادة',
  'reviews.cancel': 'إلغاء',
  'reviews.approveOf': 'موافقة على {name} ({kid})',
  'reviews.rejectOf': 'رفض {name} ({kid})',
  'reviews.noteOf': 'إضافة ملاحظة ({name}، {kid})',
  'reviews.approveWithNote': 'موافقة مع ملاحظة',
  'reviews.noteFor': 'ملاحظة إلى {kid}',
  'reviews.quote': '«{note}»',
  'reviews.card': '{name}، {kid}',

  'reviews.alreadyReviewed': 'تمت مراجعتها من قبل',
  'reviews.alreadyReviewedText': 'لم تعد تنتظرك.',
  'reviews.otherApproved': 'سبقت موافقة {name} على هذه',
  'reviews.otherSentBack': 'سبقت إعادة هذه من {name}',
  'reviews.youApproved': 'سبق أن وافقت على هذه',
  'reviews.youSentBack': 'سبق أن أعدت هذه',
  'reviews.noAnswer': 'لم يصل أي رد، وربما تمّ الأمر رغم ذلك. يرجى المحاولة من جديد، فلن يتكرر الأمر مرتين.',
} satisfies Record<keyof typeof en, string>;
