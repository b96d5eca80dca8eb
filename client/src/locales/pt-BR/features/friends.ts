import type en from '../../en/features/friends';

/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'Coelho',
  'friends.cat': 'Gato',
  'friends.dragon': 'Dragão',
  'friends.fox': 'Raposa',
  'friends.frog': 'Sapo',
  'friends.hedgehog': 'Ouriço',
  'friends.owl': 'Coruja',
  'friends.panda': 'Panda',
  'friends.robot': 'Robô',
  'friends.turtle': 'Tartaruga',
  'friends.unicorn-foal': 'Unicórnio',
  'friends.whale': 'Baleia',
  'friends.letter': 'Minha letra',
} satisfies Record<keyof typeof en, string>;
