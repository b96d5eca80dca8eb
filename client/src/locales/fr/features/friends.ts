import type en from '../../en/features/friends';

/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'Lapin',
  'friends.cat': 'Chat',
  'friends.dragon': 'Dragon',
  'friends.fox': 'Renard',
  'friends.frog': 'Grenouille',
  'friends.hedgehog': 'Hérisson',
  'friends.owl': 'Hibou',
  'friends.panda': 'Panda',
  'friends.robot': 'Robot',
  'friends.turtle': 'Tortue',
  'friends.unicorn-foal': 'Licorne',
  'friends.whale': 'Baleine',
  'friends.letter': 'Ma lettre',
} satisfies Record<keyof typeof en, string>;
