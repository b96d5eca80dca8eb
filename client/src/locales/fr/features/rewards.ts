import type en from '../../en/features/rewards';

/** Words of the parent’s rewards: cards, form and deletion. */
export default {
  'rewards.title': 'Récompenses',
  'rewards.text': 'Ce que les enfants peuvent s’offrir avec leurs étoiles.',
  'rewards.new': 'Nouvelle récompense',
  'rewards.none': 'Pas encore de récompense',
  'rewards.noneText':
    'Une petite pour bientôt, une grande pour économiser : une histoire du soir, une journée à la piscine.',
  'rewards.search': 'Chercher une récompense',
  'rewards.failed': 'Les récompenses ne se sont pas chargées',
  'rewards.loading': 'Chargement des récompenses',

  'rewards.small': 'Petite',
  'rewards.medium': 'Moyenne',
  'rewards.big': 'Grande',
  'rewards.soldOut': 'Plus rien',
  'rewards.mystery': 'Mystère',
  'rewards.used': '{count, plural, one {Obtenue # fois} other {Obtenue # fois}}',
  'rewards.usedOf': '{count, plural, one {# obtenue} other {# obtenues}} sur {limit, number}',

  'rewards.edit': 'Modifier la récompense',
  'rewards.save': 'Enregistrer',
  'rewards.name': 'Nom de la récompense',
  'rewards.nameExample': 'Soirée film',
  'rewards.description': 'Que reçoit l’enfant ?',
  'rewards.descriptionExample': 'Tu choisis le film, et il y a du popcorn.',
  'rewards.cost': 'Prix en étoiles',
  'rewards.limit': 'Combien de fois en tout',
  'rewards.noLimit': 'Sans limite',
  'rewards.usedSoFar':
    '{count, plural, one {Obtenue # fois jusqu’ici.} other {Obtenue # fois jusqu’ici.}} Vide : sans limite.',
  'rewards.size': 'Taille',
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'Suit le prix dès que vous le changez. Choisissez-en une pour la garder.',
  'rewards.sizePicked': 'Votre choix.',
  'rewards.makeMystery': 'En faire un mystère',
  'rewards.mysteryHint': 'Les enfants voient un paquet cadeau jusqu’à ce que vous validiez.',
  'rewards.visible': 'Les enfants voient cette récompense',
  'rewards.inactiveHint': 'Elle se repose : grisée dans la boutique jusqu’à ce que vous la réactiviez.',
  'rewards.icon': 'Choisir l’image de la récompense',
  'rewards.unnamed': 'Votre nouvelle récompense',
  // As on a kid’s card
  'rewards.getIt': 'À moi !',
  'rewards.saved': 'Récompense enregistrée',
  'rewards.added': 'Récompense ajoutée',
  'rewards.updateFailed': 'La récompense n’a pas été modifiée',
  'rewards.createFailed': 'La récompense n’a pas été créée',

  'rewards.deleteText': 'Les enfants ne pourront plus la demander. Ce qu’ils ont déjà reçu reste noté.',
  'rewards.delete': 'Supprimer la récompense',
  'rewards.deleted': 'Récompense supprimée',
  'rewards.deleteFailed': 'La récompense n’a pas été supprimée',
} satisfies Record<keyof typeof en, string>;
