import type en from '../../en/features/friends';

/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'Hase',
  'friends.cat': 'Katze',
  'friends.dragon': 'Drache',
  'friends.fox': 'Fuchs',
  'friends.frog': 'Frosch',
  'friends.hedgehog': 'Igel',
  'friends.owl': 'Eule',
  'friends.panda': 'Panda',
  'friends.robot': 'Roboter',
  'friends.turtle': 'Schildkröte',
  'friends.unicorn-foal': 'Einhorn',
  'friends.whale': 'Wal',
  'friends.letter': 'Mein Buchstabe',
} satisfies Record<keyof typeof en, string>;
