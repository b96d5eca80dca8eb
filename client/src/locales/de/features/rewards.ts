import type en from '../../en/features/rewards';

/** Words of the parent’s rewards: cards, form and deletion. */
export default {
  'rewards.title': 'Belohnungen',
  'rewards.text': 'Dafür können Kinder ihre Sterne ausgeben.',
  'rewards.new': 'Neue Belohnung',
  'rewards.none': 'Noch keine Belohnungen',
  'rewards.noneText':
    'Etwas Kleines für bald, etwas Großes zum Sparen: eine Gutenachtgeschichte, ein Tag im Schwimmbad.',
  'rewards.search': 'Belohnung suchen',
  'rewards.failed': 'Die Belohnungen ließen sich nicht laden',
  'rewards.loading': 'Belohnungen laden',

  'rewards.small': 'Klein',
  'rewards.medium': 'Mittel',
  'rewards.big': 'Groß',
  'rewards.soldOut': 'Aufgebraucht',
  'rewards.mystery': 'Überraschung',
  'rewards.used': '{count, plural, one {#-mal eingelöst} other {#-mal eingelöst}}',
  'rewards.usedOf': '{count, number} von {limit, number} eingelöst',

  // The form
  'rewards.edit': 'Belohnung bearbeiten',
  'rewards.save': 'Belohnung speichern',
  'rewards.name': 'Name der Belohnung',
  'rewards.nameExample': 'Filmabend',
  'rewards.description': 'Was gibt es da?',
  'rewards.descriptionExample': 'Du suchst den Film aus, und es gibt Popcorn.',
  'rewards.cost': 'Preis in Sternen',
  'rewards.limit': 'Wie oft insgesamt',
  'rewards.noLimit': 'Unbegrenzt',
  'rewards.usedSoFar':
    '{count, plural, one {Bisher #-mal eingelöst.} other {Bisher #-mal eingelöst.}} Leer: unbegrenzt.',
  'rewards.size': 'Größe',
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'Folgt dem Preis, wenn du ihn änderst. Wähle eine, um sie zu behalten.',
  'rewards.sizePicked': 'Deine Wahl.',
  'rewards.makeMystery': 'Als Überraschung',
  'rewards.mysteryHint': 'Kinder sehen ein verpacktes Geschenk, bis du bestätigst.',
  'rewards.visible': 'Kinder sehen diese Belohnung',
  'rewards.inactiveHint': 'Sie ruht: im Laden blass, bis du sie einschaltest.',
  'rewards.icon': 'Bild für die Belohnung',
  'rewards.unnamed': 'Deine neue Belohnung',
  'rewards.getIt': 'Hol’s dir!', // as in shop
  'rewards.saved': 'Belohnung gespeichert',
  'rewards.added': 'Belohnung hinzugefügt',
  'rewards.updateFailed': 'Die Belohnung wurde nicht geändert',
  'rewards.createFailed': 'Die Belohnung wurde nicht angelegt',

  // Deletion
  'rewards.deleteText': 'Kinder können nicht mehr danach fragen. Was sie bekommen haben, bleibt im Verlauf.',
  'rewards.delete': 'Belohnung löschen',
  'rewards.deleted': 'Belohnung gelöscht',
  'rewards.deleteFailed': 'Die Belohnung wurde nicht gelöscht',
} satisfies Record<keyof typeof en, string>;
