import type en from '../../en/features/tune-up';

/** Words of the monthly tune-up. Never a word of blame. */
export default {
  'tuneUp.title': 'Retour sur {month}',
  'tuneUp.text': 'Une fois par mois : quoi changer, si vous le souhaitez.',
  'tuneUp.someChores': '{count, plural, one {# mission laissée de côté} other {# missions laissées de côté}}',
  'tuneUp.someRewards':
    '{count, plural, one {# récompense hors de portée} other {# récompenses hors de portée}}',
  'tuneUp.someWaits':
    '{count, plural, one {# enfant attend longtemps} other {# enfants attendent longtemps}}',
  'tuneUp.allWell': 'Missions, récompenses et validations : tout va bien.',
  'tuneUp.show': 'Regarder',
  'tuneUp.hide': 'Fermer',
  'tuneUp.showAll': 'Tout afficher ({count, number})',
  'tuneUp.done': 'C’est bon pour ce mois',
  'tuneUp.doneText': 'Rendez-vous le mois prochain.',
  'tuneUp.doneFailed': 'Cela n’a pas été noté',
  'tuneUp.chores': 'Missions que personne n’a faites',
  'tuneUp.noChores': 'Chaque mission a été faite par quelqu’un.',
  'tuneUp.due':
    '{count, plural, one {Prévue # fois. Personne n’a eu le temps.} other {Prévue # fois. Personne n’a eu le temps.}}',
  'tuneUp.anyDay': 'N’importe quel jour convenait. Personne n’a eu le temps.',
  'tuneUp.rest': 'Mettre au repos',
  'tuneUp.restOf': 'Mettre au repos : {name}',
  'tuneUp.rests': 'Au repos désormais.',
  'tuneUp.restFailed': 'La mission n’est pas au repos',
  'tuneUp.rewards': 'Récompenses hors de portée',
  'tuneUp.noRewards': 'Aucune n’est à plus de trois mois.',
  'tuneUp.months':
    '{cost, plural, one {# étoile} other {# étoiles}} : à ce rythme, encore {months, plural, one {# mois} other {# mois}} environ pour {kid}.',
  'tuneUp.years':
    '{cost, plural, one {# étoile} other {# étoiles}} : à ce rythme, encore plus de deux ans pour {kid}.',
  'tuneUp.price': 'Passer à {cost, plural, one {# étoile} other {# étoiles}}',
  'tuneUp.priceOf': 'Passer à {cost, plural, one {# étoile} other {# étoiles}} : {name}',
  'tuneUp.priced': 'Coûte maintenant {cost, plural, one {# étoile} other {# étoiles}}.',
  'tuneUp.priceFailed': 'Le prix n’a pas été changé',
  'tuneUp.waits': 'En attente de validation',
  'tuneUp.noWaits': 'Personne n’a attendu longtemps.',
  'tuneUp.waited': 'Souvent {median}, au plus {longest}.',
  'tuneUp.trusted': 'Validée à chaque fois : {names}.',
  'tuneUp.trust': 'Valider automatiquement',
  'tuneUp.trustOf': 'Valider automatiquement : {names}',
  'tuneUp.trusts': 'Validée automatiquement désormais.',
  'tuneUp.trustFailed': 'Attend encore votre validation',
  'tuneUp.approvals': 'Voir les validations',
  'tuneUp.stars': 'Étoiles gagnées et dépensées',
  'tuneUp.saved':
    '{earned, plural, one {# gagnée} other {# gagnées}}, {spent, plural, one {# dépensée} other {# dépensées}}, {saved, plural, one {# mise de côté} other {# mises de côté}}.',
  'tuneUp.used':
    '{earned, plural, one {# gagnée} other {# gagnées}}, {spent, plural, one {# dépensée} other {# dépensées}}, dont {used, number} mises de côté avant.',
  'tuneUp.noneNear': 'Aucune récompense n’est proche.',
  'tuneUp.addReward': 'En ajouter une à {cost, plural, one {# étoile} other {# étoiles}}',
  'tuneUp.addRewardOf': 'Ajouter une récompense pour {kid}, {cost, plural, one {# étoile} other {# étoiles}}',
  'tuneUp.statement': 'Voir les étoiles',
  'tuneUp.statementOf': 'Voir les étoiles : {kid}',
} satisfies Record<keyof typeof en, string>;
