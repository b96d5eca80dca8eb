export default {
  // A family board: a screen on the wall with each kid's day. Kids and adults read it from far away.

  'board.title': 'Family board',
  'board.notConnected': 'This device isn’t a board',
  'board.notConnectedText': 'Ask a parent to connect it in Settings › Tablets.',
  'board.notLoaded': 'The board didn’t load',
  'board.noKids': 'Add your first kid in Starnest on your phone.',
  // The places of a kid's nest of today.
  'board.progress': '{done} of {total}',
  // The name of a kid's lane, for screen readers.
  'board.laneNamed': '{name}, {done} of {total} done',
  'board.later': 'Later: {count}',
  'board.done': 'Done: {count}',
  'board.grabs': 'Up for grabs',
} as const;
