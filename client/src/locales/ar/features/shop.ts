import type en from '../../en/features/shop';

/** Words of a kid's shop: warm and short. */
export default {
  'shop.myWish': 'أمنيتي',
  'shop.myWishNamed': 'أمنيتي: {reward}',
  'shop.makeWish': 'هذه أمنيتي',
  'shop.letWishGo': 'ترك هذه الأمنية',
  'shop.noWish': 'ما أمنيتك؟',
  'shop.noWishText': 'لمسة على القلب، ونجمع النجوم لها.',
  'shop.wishReached': 'نجومك تكفي!',
  'shop.wishFailed': 'طارت أمنيتك',
  'shop.choresToGo':
    '{count, plural, zero {بقيت # مهام} one {بقيت مهمة واحدة} two {بقيت مهمتان} few {بقيت # مهام} many {بقيت # مهمة} other {بقيت # مهمة}}',
  'shop.andMore': 'وأكثر',

  'shop.noRewards': 'المتجر فارغ',
  'shop.noRewardsText': 'لنطلب من الكبار شيئًا جميلًا هنا.',
  'shop.tier.small': 'صغيرة',
  'shop.tier.medium': 'متوسطة',
  'shop.tier.big': 'كبيرة',
  'shop.shelf.small': 'مكافآت صغيرة',
  'shop.shelf.medium': 'مكافآت متوسطة',
  'shop.shelf.big': 'مكافآت كبيرة',
  'shop.prices.small': '10 أو أقل',
  'shop.prices.medium': 'من 11 إلى 50',
  'shop.prices.big': 'أكثر من 50',
  'shop.needStars':
    'تلزم {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'shop.starsSavedFor': 'نجوم لأجل {reward}',
  'shop.soldOut': 'نفدت',
  'shop.againOn': 'تعود {day}',
  'shop.againTomorrow': 'تعود غدًا',

  'shop.getIt': 'أريدها!',
  'shop.getItNamed': 'أريدها! {reward}',
  'shop.mysteryQuestion': 'ما هي يا ترى؟',
  'shop.redeemQuestion': 'هل نطلبها؟',
  'shop.sayWhy': 'لماذا؟',
  'shop.noteExample': 'أحبها لأن…',
  'shop.requesting': 'جارٍ الطلب',
  'shop.requested': 'وصل طلبك!',
  'shop.requestFailed': 'لم يُرسل الطلب',
  'shop.limitReached': 'أخذت هذه من قبل. ستعود قريبًا!',

  'shop.takeBack': 'استرجاع',
  'shop.takeBackNamed': 'استرجاع: {reward}',
  'shop.takeBackQuestion': 'هل نسترجع الطلب؟',
  'shop.takeBackText': 'ستعود إليك النجوم من {reward}.',
  'shop.keepIt': 'لا، يبقى',
  'shop.takingBack': 'لحظة',
  'shop.takenBack': 'استرجعته!',
  'shop.takenBackText': 'عادت إليك نجومك.',
  'shop.takeBackFailed': 'لم يُسترجع',
  'shop.alreadyReviewed': 'كان الكبار أسرع.',

  'shop.onItsWay': 'في الطريق إليك',
  'shop.onItsWayCount': 'في الطريق إليك: {count, number}',
  'shop.saidYes': 'نعم من {name}',
  'shop.grownUpSaidYes': 'نعم من الكبار',
  'shop.morePromises': 'و{count, number} أخرى',

  'shop.spokenWish': 'هذه أمنيتك.',
  'shop.spokenNeedStars':
    'بقيت لها {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  'shop.spokenHeld':
    '{count, plural, zero {لا نجوم تنتظر} one {نجمة واحدة تنتظر} two {نجمتان تنتظران} few {# نجوم تنتظر} many {# نجمة تنتظر} other {# نجمة تنتظر}} من أجل {rewards}.',
  'shop.spokenSoldOut': 'نفدت كلها.',
  'shop.spokenDeclined': 'ليس هذه المرة.',
} satisfies Record<keyof typeof en, string>;
