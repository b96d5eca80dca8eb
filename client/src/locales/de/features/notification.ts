import type en from '../../en/features/notification';

/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} hat „{name}“ geschafft',
  'chores.many': '{count, plural, one {# Aufgabe wartet auf dich} other {# Aufgaben warten auf dich}}',
  'rewards.one': '{kid} möchte „{name}“',
  'rewards.many': '{count, plural, one {# Belohnung ist angefragt} other {# Belohnungen sind angefragt}}',
  'lockouts.one': '{kid} ist ausgesperrt',
  'lockouts.many': '{count, plural, one {# Kind ist ausgesperrt} other {# Kinder sind ausgesperrt}}',
  approve: '{count, plural, one {Bestätigen} other {Alle # bestätigen}}',
  open: 'Anschauen',
  approveFailed: 'Das ließ sich nicht bestätigen. Öffne Starnest und versuch es noch mal.',
  nothing: 'Nichts wartet auf dich',
} satisfies Record<keyof typeof en, string>;
