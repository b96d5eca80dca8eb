import type en from '../../en/features/chores';

/** Words of the parent’s chores: cards, form and deletion. */
export default {
  'chores.title': 'Missions',
  'chores.text': 'Ce que font les enfants pour gagner des étoiles.',
  'chores.new': 'Nouvelle mission',
  'chores.none': 'Pas encore de mission',
  'chores.noneText':
    'Commencez petit : un lit fait, une plante arrosée. Chaque mission rapporte quelques étoiles.',
  'chores.search': 'Chercher une mission',
  'chores.failed': 'Les missions ne se sont pas chargées',
  'chores.loading': 'Chargement des missions',

  'chores.general': 'Général',
  'chores.bedroom': 'Chambre',
  'chores.kitchen': 'Cuisine',
  'chores.bathroom': 'Salle de bain',
  'chores.outdoor': 'Dehors',
  'chores.pets': 'Animaux',
  'chores.other': 'Autre',
  'chores.easy': 'Facile',
  'chores.medium': 'Moyenne',
  'chores.hard': 'Difficile',
  'chores.byItself': 'Validation auto',
  'chores.passTurn': 'Passer le tour',
  'chores.turnPassed': 'Tour passé',
  'chores.passFailed': 'Le tour n’a pas été passé',

  'chores.edit': 'Modifier la mission',
  'chores.save': 'Enregistrer',
  'chores.name': 'Nom de la mission',
  'chores.nameExample': 'Arroser les plantes',
  'chores.description': 'Quand est-elle réussie ?',
  'chores.descriptionExample': 'Un petit verre d’eau dans chaque pot.',
  'chores.stars': 'Étoiles',
  'chores.category': 'Catégorie',
  'chores.difficulty': 'Difficulté',
  'chores.approvesItself': 'Valider automatiquement',
  'chores.approvesItselfHint': 'Les étoiles arrivent tout de suite. Vous pouvez encore annuler.',
  'chores.details': 'Plus de détails',
  'chores.detailsText': 'Quand elle est réussie, catégorie, difficulté',
  'chores.visible': 'Les enfants voient cette mission',
  'chores.inactiveHint': 'Elle se repose : grisée pour les enfants jusqu’à ce que vous la réactiviez.',
  'chores.icon': 'Choisir l’image de la mission',
  'chores.unnamed': 'Votre nouvelle mission',
  // As on a kid’s card
  'chores.doIt': 'Fini !',
  'chores.saved': 'Mission enregistrée',
  'chores.added': 'Mission ajoutée',
  'chores.updateFailed': 'La mission n’a pas été modifiée',
  'chores.createFailed': 'La mission n’a pas été créée',

  'chores.deleteText':
    'Les enfants ne pourront plus la faire. Les étoiles déjà gagnées restent, et son historique aussi.',
  'chores.delete': 'Supprimer la mission',
  'chores.deleted': 'Mission supprimée',
  'chores.deleteFailed': 'La mission n’a pas été supprimée',
} satisfies Record<keyof typeof en, string>;
