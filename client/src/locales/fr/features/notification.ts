import type en from '../../en/features/notification';

/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} a fini « {name} »',
  'chores.many': '{count, plural, one {# mission vous attend} other {# missions vous attendent}}',
  'rewards.one': '{kid} demande « {name} »',
  'rewards.many': '{count, plural, one {# récompense demandée} other {# récompenses demandées}}',
  'lockouts.one': 'Connexion bloquée : {kid}',
  'lockouts.many':
    '{count, plural, one {# enfant ne peut plus se connecter} other {# enfants ne peuvent plus se connecter}}',
  approve: '{count, plural, one {Valider} other {Valider les #}}',
  open: 'Regarder',
  approveFailed: 'La validation a échoué. Ouvrez Starnest pour réessayer.',
  nothing: 'Rien ne vous attend',
} satisfies Record<keyof typeof en, string>;
