import type en from '../../en/features/shop';

/** Words of a kid's shop: warm and short. */
export default {
  // The wish: what the kid saves for
  'shop.myWish': 'Mein Wunsch',
  'shop.myWishNamed': 'Mein Wunsch: {reward}',
  'shop.makeWish': 'Das wünsche ich mir',
  'shop.letWishGo': 'Wunsch loslassen',
  'shop.noWish': 'Was wünschst du dir?',
  'shop.noWishText': 'Tipp auf ein Herz und spar darauf.',
  'shop.wishReached': 'Du hast genug Sterne!',
  'shop.wishFailed': 'Dein Wunsch flog davon',
  'shop.choresToGo': 'Noch {count, plural, one {# Aufgabe} other {# Aufgaben}}',
  'shop.andMore': 'weitere',

  // Shelves
  'shop.noRewards': 'Der Laden ist leer',
  'shop.noRewardsText': 'Bitte die Großen, etwas Schönes hineinzulegen.',
  'shop.tier.small': 'Klein',
  'shop.tier.medium': 'Mittel',
  'shop.tier.big': 'Groß',
  'shop.shelf.small': 'Kleine Belohnungen',
  'shop.shelf.medium': 'Mittlere Belohnungen',
  'shop.shelf.big': 'Große Belohnungen',
  'shop.prices.small': 'bis 10',
  'shop.prices.medium': '11 bis 50',
  'shop.prices.big': 'mehr als 50',
  'shop.needStars': 'Noch {count, plural, one {# Stern} other {# Sterne}}',
  'shop.starsSavedFor': 'Gesparte Sterne für {reward}',
  'shop.soldOut': 'Alles weg',
  'shop.againOn': 'Wieder am {day}',
  'shop.againTomorrow': 'Morgen wieder',

  // Asking for a reward
  'shop.getIt': 'Hol’s dir!',
  'shop.getItNamed': 'Hol’s dir! {reward}',
  'shop.mysteryQuestion': 'Was ist da wohl drin?',
  'shop.redeemQuestion': 'Sollen wir fragen?',
  'shop.sayWhy': 'Sag, warum',
  'shop.noteExample': 'Ich hätte das gern, weil …',
  'shop.requesting': 'Fragt',
  'shop.requested': 'Du hast gefragt!',
  'shop.requestFailed': 'Das ging nicht',
  'shop.limitReached': 'Das hattest du schon. Es kommt bald wieder!',

  // Taking back what waits
  'shop.takeBack': 'Zurücknehmen',
  'shop.takeBackNamed': 'Zurücknehmen: {reward}',
  'shop.takeBackQuestion': 'Zurücknehmen?',
  'shop.takeBackText': 'Dann sind deine Sterne für {reward} wieder frei.',
  'shop.keepIt': 'Behalten',
  'shop.takingBack': 'Moment',
  'shop.takenBack': 'Zurückgenommen!',
  'shop.takenBackText': 'Deine Sterne sind wieder frei.',
  'shop.takeBackFailed': 'Das ging nicht',
  'shop.alreadyReviewed': 'Die Großen waren schneller.',

  // Promised and not handed over yet
  'shop.onItsWay': 'Unterwegs',
  'shop.onItsWayCount': 'Unterwegs: {count, number}',
  'shop.saidYes': '{name} hat Ja gesagt',
  'shop.grownUpSaidYes': 'Die Großen haben Ja gesagt',
  'shop.morePromises': 'und noch {count, number}',

  // Read aloud
  'shop.spokenWish': 'Das ist dein Wunsch.',
  'shop.spokenNeedStars': 'Du brauchst noch {count, plural, one {einen Stern} other {# Sterne}}.',
  'shop.spokenHeld': '{count, plural, one {Ein Stern wartet} other {# Sterne warten}} auf {rewards}.',
  'shop.spokenSoldOut': 'Alles weg.',
  'shop.spokenDeclined': 'Diesmal nicht.',
} satisfies Record<keyof typeof en, string>;
