import type en from '../../en/features/calendars';

/** Words of the kids’ calendar feeds, in the settings. */
export default {
  'calendars.title': 'Agendas',
  'calendars.text':
    'Les missions prévues, dans l’agenda de votre téléphone ou de votre ordinateur : ajoutez-y cette adresse comme abonnement. Qui l’a peut tout lire : traitez-la comme une clé.',
  'calendars.value': '{count, plural, =0 {Aucun partagé} one {# partagé} other {# partagés}}',
  'calendars.loading': 'Chargement de vos agendas',
  'calendars.notLoaded': 'Vos agendas ne se sont pas chargés',
  'calendars.noKids': 'Dès que vous aurez ajouté un enfant, ses missions pourront figurer dans votre agenda.',
  'calendars.make': 'Créer une adresse',
  'calendars.makeOf': 'Créer une adresse pour {name}',
  'calendars.made': 'Nouvelle adresse pour les missions : {name}',
  'calendars.madeBy': 'Créée par {name}',
  'calendars.addressOf': 'Adresse d’agenda : {name}',
  'calendars.copyOf': 'Copier l’adresse : {name}',
  'calendars.copied': 'Adresse copiée',
  'calendars.cannotCopy': 'L’adresse n’a pas pu être copiée',
  'calendars.renew': 'Renouveler',
  'calendars.renewOf': 'Renouveler l’adresse : {name}',
  'calendars.renewQuestion': 'Renouveler l’adresse pour {name} ?',
  'calendars.end': 'Retirer',
  'calendars.endOf': 'Retirer l’adresse : {name}',
  'calendars.endQuestion': 'Retirer l’adresse pour {name} ?',
  'calendars.endText': 'Les agendas qui utilisent l’adresse actuelle ne reçoivent plus de missions.',
  'calendars.ended': 'Plus aucun agenda ne montre les missions : {name}',
  'calendars.changing': 'Changement',
  'calendars.failed': 'L’adresse n’a pas été changée',
} satisfies Record<keyof typeof en, string>;
