import type en from '../../en/features/redemptions';

/** Words about rewards that kids ask for. */
export default {
  'redemptions.title': 'Récompenses demandées',
  'redemptions.count': '{count, plural, one {# demande} other {# demandes}}',
  'redemptions.none': 'Pas de récompense demandée.',
  'redemptions.failed': 'Les demandes ne se sont pas chargées',
  'redemptions.loading': 'Chargement des demandes',
  'redemptions.saved': 'Étoiles gardées pour : {reward}',
  'redemptions.enough': 'Solde : {has, number}, reste {keeps, number}',
  'redemptions.short': 'Solde : {has, number}, manque {needs, number}',
  'redemptions.row': 'Demandée par {kid} · {funds}',
  'redemptions.rowQuoted': 'Demandée par {kid} · {funds} · « {note} »',
  'redemptions.approveExample': 'Amuse-toi bien ! On y va samedi.',
  'redemptions.rejectExample': 'On fera ça samedi, d’accord ?',
  'redemptions.approved': '{kid} dépense {stars, plural, one {# étoile} other {# étoiles}}.',
  'redemptions.sentBack': '{kid} garde ses étoiles.',
  'redemptions.reviewFailed': 'La réponse n’a pas été enregistrée',
} satisfies Record<keyof typeof en, string>;
