import type en from '../../en/features/parent';

/** Words of the parent’s dashboard: its rail, and what its tabs are headed by. */
export default {
  'parent.dashboard': 'Tableau de bord des parents',
  'parent.portal': 'Espace parents',
  'parent.starnestHome': 'Starnest, accueil',
  'parent.home': 'Accueil',
  'parent.logout': 'Déconnexion',
  'parent.loading': 'Chargement…',

  // The tabs: short, four of them stand in a bar on a phone.
  'parent.overview': 'Aperçu',
  'parent.approvals': 'À valider',
  'parent.plan': 'Planning',
  'parent.kids': 'Enfants',
  'parent.chores': 'Missions',
  'parent.rewards': 'Récompenses',
  'parent.rewardHistory': 'Récompenses passées',
  'parent.messages': 'Messages',
  'parent.analytics': 'Bilan',
  'parent.settings': 'Réglages',
  'parent.more': 'Plus',

  'parent.quickActions': 'Actions rapides',
  'parent.addChore': 'Ajouter une mission',
  'parent.addReward': 'Ajouter une récompense',
  'parent.sendMessage': 'Envoyer un message',
  'parent.seeAnalytics': 'Voir le bilan',

  // {names} as in “Dana et Sam”
  'parent.helperNote':
    'Vous avez ici le rôle d’aide. {count, plural, one {{names} modifie les missions.} other {{names} modifient les missions.}}',

  'parent.approvalsText': 'Validez pour donner les étoiles.',

  'parent.messagesText': 'Les enfants voient votre message tout de suite.',
  'parent.messagesLoading': 'Chargement des messages',
  'parent.noKids': 'Pas encore d’enfant !',
  'parent.noKidsToWrite': 'Dès que vous aurez ajouté un enfant, vous pourrez lui écrire ici.',
  'parent.addFirstKid': 'Ajouter un premier enfant',
  'parent.kidsFailed': 'Les enfants ne se sont pas chargés',

  'parent.analyticsShown': 'Ce qui est affiché',
  'parent.insights': 'Chiffres',
  'parent.leaderboard': 'Classement',
  'parent.weeklyLeaderboard': 'Classement de la semaine',

  'parent.choreDone': '{name} a fait une mission',
  'parent.approvedByItself':
    '{chore} : validée automatiquement, {stars, plural, one {# étoile} other {# étoiles}}',
  'parent.rewardAsked': '{name} demande une récompense',
  'parent.review': 'Regarder',
} satisfies Record<keyof typeof en, string>;
