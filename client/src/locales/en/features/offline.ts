/** Words for a network that is away, and for an address that is nobody's. */
export default {
  'offline.title': 'No internet right now',
  'offline.note': 'We will be back by ourselves.',
  'offline.text': 'Your stars are safe. The nest opens by itself when the internet is back.',
  'offline.tryAgain': 'Try again',
  'offline.looking': 'Looking',
  // Title and text on one screen, as they are read aloud
  'offline.aloud':
    'No internet right now. Your stars are safe. The nest opens by itself when the internet is back.',

  'offline.notFound': '404 Page Not Found',
  'offline.notFoundText': 'This branch has no nest on it.',
  'offline.home': 'Home',
} as const;
