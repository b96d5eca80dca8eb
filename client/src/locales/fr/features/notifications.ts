import type en from '../../en/features/notifications';

/** Words of the settings of notifications. */
export default {
  'notifications.title': 'Notifications',
  'notifications.text': 'Une seule à la fois pour toute la famille. Elle disparaît quand plus rien n’attend.',
  'notifications.failed': 'Les notifications ne se sont pas chargées',
  'notifications.loading': 'Chargement des notifications',
  'notifications.here': 'Notifications dans ce navigateur',
  'notifications.hereHint': 'Jusqu’à votre déconnexion ici.',
  'notifications.unsupported':
    'Ce navigateur ne peut pas afficher de notifications ici. Il leur faut https et, sur iPhone ou iPad, Starnest sur l’écran d’accueil.',
  'notifications.blocked':
    'Les notifications de Starnest sont bloquées dans ce navigateur. Autorisez-les pour ce site dans ses réglages, puis revenez ici.',
  'notifications.notAllowed': 'Le navigateur n’a pas été autorisé à afficher des notifications.',
  'notifications.noService':
    'Le service de notifications de ce navigateur n’a pas répondu. Réessayez plus tard.',
  'notifications.onFailed': 'Les notifications n’ont pas pu être activées',
  'notifications.saveFailed': 'Les notifications n’ont pas été enregistrées',
  'notifications.what': 'De quoi vous prévenir',
  'notifications.thisBrowser': 'Ce navigateur',
  'notifications.otherBrowser': 'Un autre navigateur',
  'notifications.chores': 'Missions à valider',
  'notifications.rewards': 'Récompenses demandées',
  'notifications.lockouts': 'Connexion d’un enfant bloquée',
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': 'Bouton « Valider »',
  'notifications.approveHint':
    'Sur certains téléphones, le bouton marche même écran verrouillé. Désactivez-le si un enfant peut prendre le téléphone. Il est désactivé au départ sur les tablettes associées.',
  'notifications.quiet': 'Heures calmes',
  'notifications.quietHint': 'À l’heure de votre famille, sur tous vos appareils.',
  'notifications.from': 'De',
  'notifications.until': 'À',
  'notifications.toldAt': 'Ce qui arrive entre-temps est annoncé en une fois, à {time}.',
  'notifications.sameTime': 'Choisissez deux heures différentes',
  'notifications.valueOn': 'Activées ici',
  'notifications.valueOff': 'Désactivées ici',
  'notifications.valueQuiet': '{value} · silence dès {time}',
} satisfies Record<keyof typeof en, string>;
