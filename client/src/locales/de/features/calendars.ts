import type en from '../../en/features/calendars';

/** Words of the kids' calendar feeds, in the settings. */
export default {
  'calendars.title': 'Kalender',
  'calendars.text':
    'Geplante Aufgaben im Kalender auf deinem Handy oder Computer: Füge die Adresse dort als Abo hinzu. Wer sie hat, kann mitlesen, also hüte sie wie einen Schlüssel.',
  'calendars.value': '{count, plural, =0 {Keiner geteilt} one {# geteilt} other {# geteilt}}',
  'calendars.loading': 'Kalender laden',
  'calendars.notLoaded': 'Eure Kalender ließen sich nicht laden',
  'calendars.noKids': 'Sobald ein Kind eingetragen ist, können seine Aufgaben in deinen Kalender.',
  'calendars.make': 'Adresse anlegen',
  'calendars.makeOf': 'Adresse für {name} anlegen',
  'calendars.made': 'Neue Adresse für die Aufgaben von {name}',
  'calendars.madeBy': 'Angelegt von {name}',
  'calendars.addressOf': 'Kalenderadresse von {name}',
  'calendars.copyOf': 'Adresse von {name} kopieren',
  'calendars.copied': 'Adresse kopiert',
  'calendars.cannotCopy': 'Die Adresse ließ sich nicht kopieren',
  'calendars.renew': 'Neue Adresse',
  'calendars.renewOf': 'Neue Adresse für {name}',
  'calendars.renewQuestion': 'Neue Adresse für {name}?',
  'calendars.end': 'Entfernen',
  'calendars.endOf': 'Adresse von {name} entfernen',
  'calendars.endQuestion': 'Adresse von {name} entfernen?',
  'calendars.endText': 'Kalender mit der jetzigen Adresse bekommen keine Aufgaben mehr.',
  'calendars.ended': 'Die Aufgaben von {name} stehen in keinem Kalender mehr',
  'calendars.changing': 'Ändert',
  'calendars.failed': 'Die Adresse wurde nicht geändert',
} satisfies Record<keyof typeof en, string>;
