import type en from '../../en/features/landing';

/** Words of the landing page. The kids’ card speaks to kids, the rest to parents. */
export default {
  'landing.title': 'Starnest · Ranger, c’est fun',

  'landing.onThisPage': 'Sur cette page',
  'landing.navWhy': 'Pourquoi Starnest',
  'landing.navRooms': 'Pièces',
  'landing.parentLogin': 'Connexion',

  // Seen in two parts; the second is drawn letter by letter, on tiles: one short word, without a space.
  'landing.headline': 'Ranger, c’est fun !',
  'landing.headlineStart': 'Ranger, c’est',
  'landing.headlineEnd': 'fun!',
  'landing.promise':
    'Les enfants rangent, collectionnent des étoiles et s’offrent des récompenses choisies en famille.',

  'landing.portals': 'Entrées',
  'landing.kidsPortal': 'Espace enfants',
  'landing.kidsPortalText': 'Tape le code de ta famille, et c’est parti !',
  'landing.enterPortal': 'Entrer',
  'landing.parentAuth': 'Entrer ou s’inscrire',
  'landing.adminLogin': 'Connexion admin',

  'landing.why': 'Pourquoi les familles aiment Starnest',
  'landing.starRewards': 'Des étoiles',
  'landing.starRewardsText': 'Chaque mission faite rapporte des étoiles, dès que vous la validez.',
  'landing.exampleChore': 'Arroser les plantes',
  'landing.doIt': 'Fini !',
  'landing.levelBadges': 'Des badges',
  'landing.levelBadgesText': 'Dix à collectionner, de la première étoile jusqu’à la légende.',
  'landing.familyFun': 'La famille joue',
  'landing.familyFunText': 'Un classement tout neuf chaque dimanche.',
  'landing.kidAva': 'Ava',
  'landing.kidLeo': 'Léo',
  'landing.kidMia': 'Mia',
  'landing.tieredRewards': 'Des récompenses',
  'landing.tieredRewardsText': 'Petites, moyennes et grandes, pour apprendre à économiser.',
  'landing.big': 'Grande',
  'landing.bigPrice': '51 étoiles et plus',
  'landing.medium': 'Moyenne',
  'landing.mediumPrice': '11 à 50',
  'landing.small': 'Petite',
  'landing.smallPrice': 'jusqu’à 10',

  'landing.how': 'Comment ça marche',
  'landing.stepCreate': 'Créez des missions',
  'landing.stepCreateText': 'Une image, un nombre d’étoiles.',
  'landing.stepComplete': 'Les enfants les font',
  'landing.stepCompleteText': 'Ils touchent « Fini ! », vous vérifiez et validez.',
  'landing.stepRedeem': 'Les étoiles s’échangent',
  'landing.stepRedeemText': 'Elles deviennent soirées film et sorties.',

  'landing.roomsTitle': 'Une mission pour chaque pièce',
  'landing.roomsText': 'Partez de six collections d’idées, ou créez les vôtres.',
  'landing.kitchen': 'Cuisine',
  'landing.bedroom': 'Chambre',
  'landing.cleaning': 'Ménage',
  'landing.study': 'École',
  'landing.petCare': 'Animaux',
  'landing.organize': 'Rangement',

  'landing.closing': 'Votre nid est prêt.',
  'landing.closingText':
    'Inscrivez-vous, recevez votre code famille à cinq chiffres, et ce soir, vous entendrez « J’ai fini ! »',
  'landing.startFamily': 'Créer ma famille',
} satisfies Record<keyof typeof en, string>;
