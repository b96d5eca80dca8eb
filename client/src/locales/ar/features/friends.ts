import type en from '../../en/features/friends';

/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'أرنب',
  'friends.cat': 'قطة',
  'friends.dragon': 'تنين',
  'friends.fox': 'ثعلب',
  'friends.frog': 'ضفدع',
  'friends.hedgehog': 'قنفذ',
  'friends.owl': 'بومة',
  'friends.panda': 'باندا',
  'friends.robot': 'روبوت',
  'friends.turtle': 'سلحفاة',
  'friends.unicorn-foal': 'يونيكورن',
  'friends.whale': 'حوت',
  'friends.letter': 'حرفي الأول',
} satisfies Record<keyof typeof en, string>;
