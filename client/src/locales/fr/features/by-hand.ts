import type en from '../../en/features/by-hand';

/** Words for giving and taking stars outside of chores (“hors mission”), and for stars that are spent already. */
export default {
  'byHand.title': 'Étoiles pour {name}',
  'byHand.giveOrTake': 'Donner ou retirer',
  'byHand.give': 'Donner',
  'byHand.take': 'Retirer',
  'byHand.howMany': 'Combien',
  'byHand.anotherNumber': 'Autre nombre',
  'byHand.whatFor': 'Pourquoi',
  'byHand.kidSees': '{name} le voit',
  'byHand.other': 'Autre',
  'byHand.ownReason': 'Pourquoi, avec vos mots',
  'byHand.helped': 'A aidé sans qu’on le demande',
  'byHand.kind': 'Un geste gentil',
  'byHand.tried': 'Beaucoup d’efforts',
  'byHand.school': 'Bonne nouvelle de l’école',
  'byHand.correction': 'Correction',
  'byHand.spentOutside': 'Dépensé hors de Starnest',
  'byHand.has': '{name} a <0/>',
  'byHand.willHave': 'aura <0/>',
  'byHand.atMost': '{count, number} au plus. Niveau et badges ne changent pas.',
  'byHand.nothingToTake': '{name} n’a pas d’étoile à retirer.',
  'byHand.giveCount': 'Donner {count, plural, one {# étoile} other {# étoiles}}',
  'byHand.takeCount': 'Retirer {count, plural, one {# étoile} other {# étoiles}}',
  'byHand.giveFailed': 'Les étoiles n’ont pas été données',
  'byHand.takeFailed': 'Les étoiles n’ont pas été retirées',
  'byHand.unsure': 'On ne sait pas si c’est fait',
  'byHand.notThatMany': 'Il n’y a pas autant d’étoiles',
  'byHand.hasNow': '{name} a maintenant {count, plural, one {# étoile} other {# étoiles}}.',
  'byHand.off': 'Dans votre famille, les étoiles viennent seulement des missions',
  'byHand.offText': 'Donner et retirer des étoiles hors mission a été désactivé dans les réglages.',

  'spent.title': 'Déjà dépensées',
  'spent.text':
    '{what} a donné {given, plural, one {# étoile} other {# étoiles}} et il en reste {has, number} à {kid}. Il en manque {missing, plural, one {#} other {#}} : impossible d’annuler pour l’instant.',
  'spent.choices':
    'Annulez d’abord la récompense qui a coûté ces étoiles, attendez qu’il y en ait de nouveau assez, ou retirez vous-même ce qui reste.',
  'spent.wait': 'Attendre',
  'spent.takeByHand': 'Retirer moi-même',
  'spent.showReward': 'Voir la récompense',
} satisfies Record<keyof typeof en, string>;
