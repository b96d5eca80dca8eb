import type en from '../../en/features/reviews';

/** Words with which a parent reviews a chore that is done or a reward that is asked for. */
export default {
  'reviews.parentsDecide': 'Das entscheiden die Eltern.',
  'reviews.approve': 'Bestätigen',
  'reviews.reject': 'Ablehnen',
  'reviews.sendBack': 'Zurückgeben',
  'reviews.cancel': 'Abbrechen',
  'reviews.approveOf': '{name} von {kid} bestätigen',
  'reviews.rejectOf': '{name} von {kid} ablehnen',
  'reviews.noteOf': 'Notiz dazuschreiben ({name} von {kid})',
  'reviews.approveWithNote': 'Mit Notiz bestätigen',
  'reviews.noteFor': 'Notiz für {kid}',
  'reviews.quote': '„{note}“',
  'reviews.card': '{name}, {kid}',

  // Someone was faster
  'reviews.alreadyReviewed': 'Schon entschieden',
  'reviews.alreadyReviewedText': 'Es wartet nicht mehr auf dich.',
  'reviews.otherApproved': '{name} hat das schon bestätigt',
  'reviews.otherSentBack': '{name} hat das schon zurückgegeben',
  'reviews.youApproved': 'Das hast du schon bestätigt',
  'reviews.youSentBack': 'Das hast du schon zurückgegeben',
  'reviews.noAnswer':
    'Es kam keine Antwort: Vielleicht ist es trotzdem erledigt. Versuch es noch mal, nichts wird doppelt gemacht.',
} satisfies Record<keyof typeof en, string>;
