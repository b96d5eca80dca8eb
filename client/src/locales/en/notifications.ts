/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} finished “{name}”',
  'chores.many': '{count, plural, one {# chore waits for you} other {# chores wait for you}}',
  'rewards.one': '{kid} asks for “{name}”',
  'rewards.many': '{count, plural, one {# reward was asked for} other {# rewards were asked for}}',
  'lockouts.one': '{kid} is locked out',
  'lockouts.many': '{count, plural, one {# kid is locked out} other {# kids are locked out}}',
  approve: '{count, plural, one {Approve} other {Approve all #}}',
  open: 'Have a look',
  approveFailed: 'This could not be approved. Open Starnest to try again.',
  nothing: 'Nothing waits for you',
} as const;
