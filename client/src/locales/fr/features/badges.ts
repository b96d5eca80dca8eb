import type en from '../../en/features/badges';

/** The ten level badges; mail has the same names. */
export default {
  'badges.name.star-starter': 'Première étoile',
  'badges.name.bright-spark': 'Étincelle',
  'badges.name.nest-builder': 'As du nid',
  'badges.name.moon-hopper': 'Saut de lune',
  'badges.name.comet-chaser': 'Chasse-comètes',
  'badges.name.cloud-captain': 'Capitaine des nuages',
  'badges.name.rainbow-ranger': 'Magie de l’arc-en-ciel',
  'badges.name.planet-pilot': 'Pilote des planètes',
  'badges.name.galaxy-hero': 'Star de la galaxie',
  'badges.name.legend': 'Légende',
  'badges.text.star-starter': 'Ta toute première étoile.',
  'badges.text.bright-spark': 'Tu brilles.',
  'badges.text.nest-builder': 'La maison est plus joyeuse avec toi.',
  'badges.text.moon-hopper': 'Un bond de géant.',
  'badges.text.comet-chaser': 'Vitesse, éclat et gentillesse.',
  'badges.text.cloud-captain': 'Tu guides tout l’équipage.',
  'badges.text.rainbow-ranger': 'Tu colories la journée.',
  'badges.text.planet-pilot': 'Jusqu’au bout, aller et retour.',
  'badges.text.galaxy-hero': 'Un ciel rempli d’entraide.',
  'badges.text.legend': 'On chantera ce nid.',

  'badges.toCome': 'à venir',
} satisfies Record<keyof typeof en, string>;
