/** Words of where a person is signed in. */
export default {
  'sessions.title': 'Signed-in browsers',
  'sessions.text':
    'Every browser where you are logged in. End one that is not yours, or that you no longer use.',
  'sessions.value': '{count, plural, one {Only this one} other {# browsers}}',
  'sessions.loading': 'Loading your browsers',
  'sessions.notLoaded': 'Your browsers did not load',
  'sessions.thisBrowser': 'This browser',
  'sessions.unknown': 'Unknown browser',
  // {date} as in “Mar 4, 2026”, {ago} as in “3 hours ago”
  'sessions.used': 'Logged in {date}\u00a0· <0>last used {ago}</0>',
  'sessions.end': 'End',
  'sessions.endNamed': 'End {device}',
  'sessions.ended': '{device} is logged out',
  'sessions.endFailed': 'It was not logged out',
  'sessions.endAll': 'Sign out everywhere else',
  'sessions.endAllQuestion': 'Sign out everywhere else?',
  'sessions.endAllText': 'You stay logged in here. Every other browser has to log in again.',
  'sessions.endingAll': 'Signing out',
  'sessions.endedAll': 'You are logged in only here now',
  'sessions.kids': 'Signed-in kids',
  'sessions.kidsNone': 'No kid is logged in right now.',
  'sessions.kidsLoading': 'Loading the kids’ browsers',
  'sessions.kidsNotLoaded': 'The kids’ browsers did not load',
  'sessions.kidOn': '{device}\u00a0· <0>since {date}</0>',
  'sessions.endKid': 'Log {name} out on {device}',
  'sessions.kidEnded': '{name} is logged out',
} as const;
