import type en from '../../en/features/rewards';

/** Words of the parent's rewards: the list, the form and deletion. */
export default {
  'rewards.title': 'المكافآت',
  'rewards.text': 'ما ينفق عليه الأطفال نجومهم.',
  'rewards.new': 'مكافأة جديدة',
  'rewards.none': 'لا مكافآت بعد',
  'rewards.noneText': 'شيء صغير قريب، وشيء كبير يستحق الادخار: قصة قبل النوم، يوم في المسبح.',
  'rewards.search': 'البحث عن مكافأة',
  'rewards.failed': 'لم تُحمَّل المكافآت',
  'rewards.loading': 'جارٍ تحميل المكافآت',

  'rewards.small': 'صغيرة',
  'rewards.medium': 'متوسطة',
  'rewards.big': 'كبيرة',
  'rewards.soldOut': 'نفدت',
  'rewards.mystery': 'مفاجأة',
  'rewards.used':
    'مُنحت {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'rewards.usedOf': 'مُنحت {count, number} من {limit, number}',

  'rewards.edit': 'تعديل المكافأة',
  'rewards.save': 'حفظ المكافأة',
  'rewards.name': 'اسم المكافأة',
  'rewards.nameExample': 'ليلة فيلم',
  'rewards.description': 'على ماذا يحصل الطفل؟',
  'rewards.descriptionExample': 'الفيلم من اختيارك، ومعه الفشار.',
  'rewards.cost': 'السعر بالنجوم',
  'rewards.limit': 'كم مرة في المجموع',
  'rewards.noLimit': 'بلا حد',
  'rewards.usedSoFar':
    'مُنحت حتى الآن {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}. فارغ: بلا حد.',
  'rewards.size': 'الحجم',
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'يتبع السعر عند تغييره. واختيار واحد يثبّته.',
  'rewards.sizePicked': 'من اختيارك.',
  'rewards.makeMystery': 'جعلها مفاجأة',
  'rewards.mysteryHint': 'يرى الأطفال هدية مغلّفة حتى موافقتك.',
  'rewards.visible': 'يرى الأطفال هذه المكافأة',
  'rewards.inactiveHint': 'في استراحة: باهتة في المتجر حتى تشغيلها.',
  'rewards.icon': 'اختيار رسم المكافأة',
  'rewards.unnamed': 'مكافأتك الجديدة',
  'rewards.getIt': 'أريدها!',
  'rewards.saved': 'حُفظت المكافأة',
  'rewards.added': 'أُضيفت المكافأة',
  'rewards.updateFailed': 'تعذّر تعديل المكافأة',
  'rewards.createFailed': 'تعذّر إنشاء المكافأة',

  'rewards.deleteText': 'لن يستطيع الأطفال طلبها بعد الآن. ويبقى في السجل ما حصلوا عليه.',
  'rewards.delete': 'حذف المكافأة',
  'rewards.deleted': 'حُذفت المكافأة',
  'rewards.deleteFailed': 'تعذّر حذف المكافأة',
} satisfies Record<keyof typeof en, string>;
