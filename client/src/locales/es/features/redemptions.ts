import type en from '../../en/features/redemptions';

/** Words about rewards that kids ask for. */
export default {
  'redemptions.title': 'Premios pedidos',
  'redemptions.count': '{count, plural, one {# pedido} other {# pedidos}}',
  'redemptions.none': 'No hay premios pedidos.',
  'redemptions.failed': 'Los premios pedidos no se cargaron',
  'redemptions.loading': 'Cargando los premios pedidos',
  'redemptions.saved': 'Estrellas ahorradas para {reward}',
  'redemptions.enough': 'Tiene {has, number}, le quedan {keeps, number}',
  'redemptions.short': 'Tiene {has, number}, le {needs, plural, one {falta #} other {faltan #}}',
  'redemptions.row': 'Lo pide {kid} · {funds}',
  'redemptions.rowQuoted': 'Lo pide {kid} · {funds} · “{note}”',
  'redemptions.approveExample': '¡A disfrutar! Vamos el sábado.',
  'redemptions.rejectExample': 'Mejor lo hacemos el sábado.',
  'redemptions.approved': '{kid} gasta {stars, plural, one {# estrella} other {# estrellas}}.',
  'redemptions.sentBack': '{kid} conserva las estrellas.',
  'redemptions.reviewFailed': 'No se pudo decidir sobre el premio',
} satisfies Record<keyof typeof en, string>;
