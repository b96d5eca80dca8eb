import type en from '../../en/features/tour';

/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'Un coup d’œil à l’intérieur',
  'tour.text': 'Ce que voient les enfants, et ce que vous voyez.',

  // What kids see
  'tour.today': 'Leur journée en images',
  'tour.todayText':
    'Ce qu’il faut faire maintenant, ce qui vient après et ce qui est fait, lu à voix haute pour qui ne lit pas encore. Chaque mission remplit le nid, et un nid plein ouvre un œuf.',
  'tour.todayAlt': 'La journée d’un enfant : ses missions, leurs étoiles et un nid qui se remplit.',
  'tour.nest': 'Un nid qui grandit',
  'tour.nestText':
    'Niveaux, badges et séries apportent des trésors pour décorer son nid. Les étoiles se dépensent, ou s’économisent pour un vœu.',
  'tour.nestAlt':
    'Le nid d’un enfant : des trésors sur une branche, des amis à choisir et le chemin vers le niveau suivant.',

  // What parents see
  'tour.plan': 'Toute la semaine d’un seul regard',
  'tour.planText':
    'Des missions à jours fixes, à tour de rôle ou au plus rapide. Déplacez-en une d’un geste, et mettez en pause pendant les vacances sans rien manquer.',
  'tour.planAlt': 'Le planning d’une semaine : les missions de chaque enfant, jour par jour.',
  'tour.statement': 'Chaque étoile a son histoire',
  'tour.statementText':
    'Voyez d’où vient chaque étoile et qui l’a validée. Vous pouvez annuler pendant sept jours, et donner des étoiles hors mission.',
  'tour.statementAlt': 'Les étoiles d’un enfant : ce que chaque mission a rapporté, et le total.',

  // What else it does
  'tour.more': 'Et tout autour',
  'tour.pictures': 'Quatre images, pas de mot de passe',
  'tour.picturesText': 'Les enfants se connectent sans lire un seul mot.',
  'tour.people': 'Tous ceux qui aident',
  'tour.peopleText': 'Parents, grands-parents et baby-sitters, dans un foyer ou dans deux.',
  'tour.tuneUp': 'Mieux chaque mois',
  'tour.tuneUpText': 'Vous voyez les missions que personne ne fait et les récompenses hors de portée.',
  'tour.news': 'Rien à surveiller',
  'tour.newsText': 'Notifications, lettre de la semaine et abonnement au calendrier.',
  'tour.languages': 'Six langues, jour et nuit',
  'tour.languagesText': 'Thème sombre, hors ligne, au clavier et au lecteur d’écran.',
  'tour.data': 'Vos données sont à vous',
  'tour.dataText': 'Emportez tout dans un fichier, ou supprimez tout pour de bon.',
} satisfies Record<keyof typeof en, string>;
