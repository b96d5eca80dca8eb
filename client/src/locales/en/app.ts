export default {
  // Words of the frame around every screen: loading, offline, errors.

  // A parent's session ended, or could not be ended
  'app.unauthorized': 'Unauthorized',
  'app.unauthorizedText': 'You are logged out. Logging in again...',
  'app.logoutFailed': 'Couldn’t log out',

  // A page that broke
  'app.broken': 'Pip dropped something',
  'app.brokenText': 'Your stars are safe. Reload the page to keep going.',

  // Words of the parts that every screen is made of.

  // Buttons
  'ui.saving': 'Saving',
  'ui.loading': 'Loading…',
  'ui.cancel': 'Cancel',
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.clear': 'Clear',
  'ui.backspace': 'Backspace',
  'ui.retry': 'Retry',
  'ui.retrying': 'Retrying',
  'ui.reload': 'Reload',
  'ui.reloading': 'Reloading',
  'ui.notNow': 'Not now',
  'ui.readAloud': 'Read aloud: {of}',
  'ui.sentence': '{text}.', // read aloud, one after the other
  'ui.bedtime': 'Bedtime',
  'ui.daytime': 'Daytime',
  'ui.skipToContent': 'Skip to content',

  // What did not load
  'ui.loadFailed': 'Couldn’t load this',
  'ui.checkConnection': 'Check your connection and try again.',
  'ui.dialogFailed': 'Couldn’t open this',
  'ui.reloadToGoOn': 'Reload the page to keep going.',
  'ui.partFailed': 'Couldn’t load this part',
  'ui.partFailedText': 'Everything else is fine. Reload the page to keep going.',

  // The live connection
  'ui.livePaused': '<0>Live updates are paused.</0> What you see may be out of date.',
  'ui.reconnect': 'Reconnect',

  // In every form of adults: without a connection
  'manage.offline': 'You’re offline. You can look around, but not save.',
  // Below a number like 2.5 or -3
  'manage.wholeNumber': 'Use a whole number, like 25.',

  // Where a chore was done: {board} as in “Kitchen board”
  'submissions.onBoard': 'Checked off on {board}',
  // {row} as in “Mia · 5 min. ago”, {onBoard} as above
  'submissions.rowOnBoard': '{row} · {onBoard}',
  // The steps of a routine
  'reviews.steps': '{done, number} of {total, plural, one {# step} other {# steps}}',
  // {time} as in “17 min”
  'reviews.stepsTime': '{done, number} of {total, plural, one {# step} other {# steps}}, {time}',

  // Forms
  'ui.optional': '(optional)',
  'ui.leaveUnsaved': 'Leave without saving?',
  'ui.leaveUnsavedText': 'You’ll lose what you typed here.',
  'ui.keepEditing': 'Keep editing',
  'ui.leave': 'Leave',
  'ui.draftKept': '<0>Restored draft</0> It’s not saved yet.',
  'ui.startOver': 'Start over',
  // Where somebody else has changed a field that is changed here too
  'ui.changedMeanwhile': 'Someone else just changed this',
  // As “Chore name: Feed both cats”
  'ui.fieldIsNow': '{field}: {value}',
  'ui.nothing': 'nothing',
  'ui.keepMine': 'Keep mine',
  'ui.takeTheirs': 'Take theirs',
  'ui.showPassword': 'Show password',
  // A number of stars between two buttons
  'ui.fewerStars': 'Fewer stars',
  'ui.moreStars': 'More stars',

  // Family code and pictures
  'ui.familyCode': 'Family code, {count} digits',
  'ui.keypad': 'Keypad',
  'ui.digitsTyped': '{typed} of {count} digits',
  'ui.pictures': 'Pictures',
  'ui.chosenPicture': '{name}, picture {order}',
  'ui.picture.cat': 'Cat',
  'ui.picture.dog': 'Dog',
  'ui.picture.car': 'Car',
  'ui.picture.heart': 'Heart',
  'ui.picture.star': 'Star',
  'ui.picture.ice cream': 'Ice cream',
  'ui.picture.tree': 'Tree',
  'ui.picture.sun': 'Sun',
  'ui.picture.moon': 'Moon',
  'ui.picture.apple': 'Apple',
  'ui.picturesChosen': '{chosen}/{count} <0>selected</0>',

  // Stars
  'ui.starsUnit': '{count, plural, one {star} other {stars}}',

  // A time, as in “Approved by Robin, just now”; and the rest of a list, as in “Mia, Leo, and 2 more”
  'ui.justNow': 'just now',
  'ui.more': '{count, number} more',

  // What a passing message is to the ear; and the part of the page with all of them, with the key that leads there
  'ui.share': 'Share: {what}',
  'ui.shareLink': 'Share',
  'ui.copied': 'Copied',
  'ui.cannotCopy': 'Couldn’t copy. Select the text and copy it.',
  'ui.notice': 'Notification',
  'ui.notices': 'Notifications ({key})',

  // Words for a network that is away, and for an address that is nobody's.

  'offline.title': 'No internet right now',
  // Below the title, to kids.
  'offline.safe': 'Your stars are safe.',
  'offline.note': 'We’ll reconnect automatically.',
  'offline.text': 'Your stars are safe. The nest will open again when the internet is back.',
  'offline.tryAgain': 'Try again',
  'offline.looking': 'Checking',
  // Title and text on one screen, as they are read aloud
  'offline.aloud':
    'No internet right now. Your stars are safe. The nest will open again when the internet is back.',

  'offline.notFound': '404 Page Not Found',
  'offline.notFoundText': 'This branch has no nest on it.',
  'offline.home': 'Home',

  // Words of the choice of a language, and of a page before its scripts run.

  'language.choose': 'Language',
  'language.noScript': 'Starnest needs JavaScript. Please turn it on and reload this page.',
} as const;
