import type en from '../../en/features/shortcuts';

/** Words of the keyboard shortcuts on the parent’s dashboard. */
export default {
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.text':
    'Une touche remplace un clic. Elles se reposent pendant que vous écrivez. Appuyez sur ? pour les voir toutes.',
  'shortcuts.on': 'Raccourcis activés',
  'shortcuts.isOn': 'Activés',
  'shortcuts.isOff': 'Désactivés',
  'shortcuts.onHint': 'Sur cet appareil seulement.',

  'shortcuts.lists': 'Dans une liste',
  'shortcuts.nextRow': 'Ligne suivante',
  'shortcuts.previousRow': 'Ligne précédente',
  'shortcuts.approve': 'Valider',
  'shortcuts.sendBack': 'Renvoyer',
  'shortcuts.stars': 'Donner des étoiles à l’enfant',

  'shortcuts.everywhere': 'Partout',
  'shortcuts.approveAll': 'Valider toutes les missions',
  'shortcuts.undo': 'Annuler la dernière action',
  'shortcuts.newChore': 'Nouvelle mission',
  'shortcuts.filter': 'Chercher dans la liste',
  'shortcuts.help': 'Afficher ces raccourcis',

  'shortcuts.goTo': 'Aller à',

  'shortcuts.board': 'Sur le planning',
  'shortcuts.cells': 'D’une mission à l’autre',
  'shortcuts.menu': 'Ce que l’on peut faire',
  'shortcuts.lift': 'Prendre, puis poser',
  'shortcuts.putBack': 'Remettre en place',
  'shortcuts.done': 'Marquer comme faite',
  'shortcuts.move': 'Changer de jour',
  'shortcuts.edit': 'Modifier',

  'shortcuts.key.space': 'Espace',
  'shortcuts.key.enter': 'Entrée',
  'shortcuts.key.escape': 'Échap',
  'shortcuts.key.shift': 'Maj',
} satisfies Record<keyof typeof en, string>;
