import type en from '../../en/features/redemptions';

/** Words about rewards that kids ask for. */
export default {
  'redemptions.title': 'Angefragte Belohnungen',
  'redemptions.count': '{count, plural, one {# Anfrage} other {# Anfragen}}',
  'redemptions.none': 'Keine Belohnung angefragt.',
  'redemptions.failed': 'Die Anfragen ließen sich nicht laden',
  'redemptions.loading': 'Anfragen laden',
  'redemptions.saved': 'Gesparte Sterne für {reward}',
  'redemptions.enough': 'Hat {has, number}, behält {keeps, number}',
  'redemptions.short': 'Hat {has, number}, braucht noch {needs, number}',
  'redemptions.row': '{kid} fragt · {funds}',
  'redemptions.rowQuoted': '{kid} fragt · {funds} · „{note}“',
  // Examples of notes that go with a review
  'redemptions.approveExample': 'Viel Spaß! Am Samstag geht es los.',
  'redemptions.rejectExample': 'Das machen wir am Samstag, ja?',
  'redemptions.approved': '{kid} gibt {stars, plural, one {# Stern} other {# Sterne}} aus.',
  'redemptions.sentBack': '{kid} behält die Sterne.',
  'redemptions.reviewFailed': 'Die Anfrage wurde nicht entschieden',
} satisfies Record<keyof typeof en, string>;
