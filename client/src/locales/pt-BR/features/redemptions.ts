import type en from '../../en/features/redemptions';

/** Words about rewards that kids ask for. */
export default {
  'redemptions.title': 'Prêmios pedidos',
  'redemptions.count': '{count, plural, =0 {# pedidos} one {# pedido} other {# pedidos}}',
  'redemptions.none': 'Nenhum prêmio pedido.',
  'redemptions.failed': 'Os prêmios pedidos não carregaram',
  'redemptions.loading': 'Carregando os prêmios pedidos',
  'redemptions.saved': 'Estrelas guardadas para {reward}',
  'redemptions.enough': 'Tem {has, number}, fica com {keeps, number}',
  'redemptions.short': 'Tem {has, number}, {needs, plural, one {falta #} other {faltam #}}',
  'redemptions.row': '{kid} pede · {funds}',
  'redemptions.rowQuoted': '{kid} pede · {funds} · “{note}”',
  'redemptions.approveExample': 'Divirta-se! Vamos no sábado.',
  'redemptions.rejectExample': 'Vamos deixar para o sábado.',
  'redemptions.approved': '{kid} gasta {stars, plural, one {# estrela} other {# estrelas}}.',
  'redemptions.sentBack': '{kid} fica com as estrelas.',
  'redemptions.reviewFailed': 'Não deu para decidir sobre o prêmio',
} satisfies Record<keyof typeof en, string>;
