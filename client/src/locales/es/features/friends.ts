import type en from '../../en/features/friends';

/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'Conejito',
  'friends.cat': 'Gato',
  'friends.dragon': 'Dragón',
  'friends.fox': 'Zorro',
  'friends.frog': 'Rana',
  'friends.hedgehog': 'Erizo',
  'friends.owl': 'Búho',
  'friends.panda': 'Panda',
  'friends.robot': 'Robot',
  'friends.turtle': 'Tortuga',
  'friends.unicorn-foal': 'Unicornio',
  'friends.whale': 'Ballena',
  'friends.letter': 'Mi letra',
} satisfies Record<keyof typeof en, string>;
