/** The figures that a kid may choose to be; and the first letter of the name, for one who chooses none. */
export default {
  'friends.bunny': 'Bunny',
  'friends.cat': 'Cat',
  'friends.dragon': 'Dragon',
  'friends.fox': 'Fox',
  'friends.frog': 'Frog',
  'friends.hedgehog': 'Hedgehog',
  'friends.owl': 'Owl',
  'friends.panda': 'Panda',
  'friends.robot': 'Robot',
  'friends.turtle': 'Turtle',
  'friends.unicorn-foal': 'Unicorn',
  'friends.whale': 'Whale',
  'friends.letter': 'My letter',
} as const;
