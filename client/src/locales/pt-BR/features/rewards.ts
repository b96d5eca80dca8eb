import type en from '../../en/features/rewards';

/** Words of the parent’s rewards: cards, form and deletion. */
export default {
  'rewards.title': 'Prêmios',
  'rewards.text': 'No que as crianças podem gastar as estrelas.',
  'rewards.new': 'Novo prêmio',
  'rewards.none': 'Nenhum prêmio ainda',
  'rewards.noneText':
    'Algo pequeno para logo, algo grande para juntar: uma história antes de dormir, um dia na piscina.',
  'rewards.search': 'Buscar um prêmio',
  'rewards.failed': 'Os prêmios não carregaram',
  'rewards.loading': 'Carregando os prêmios',

  'rewards.small': 'Pequeno',
  'rewards.medium': 'Médio',
  'rewards.big': 'Grande',
  'rewards.soldOut': 'Acabou',
  'rewards.mystery': 'Surpresa',
  'rewards.used': '{count, plural, one {Usado # vez} other {Usado # vezes}}',
  'rewards.usedOf': '{count, number} de {limit, number} usados',

  'rewards.edit': 'Editar prêmio',
  'rewards.save': 'Salvar prêmio',
  'rewards.name': 'Nome do prêmio',
  'rewards.nameExample': 'Noite do filme',
  'rewards.description': 'O que elas ganham?',
  'rewards.descriptionExample': 'Você escolhe o filme e tem pipoca.',
  'rewards.cost': 'Preço em estrelas',
  'rewards.limit': 'Quantas vezes no total',
  'rewards.noLimit': 'Sem limite',
  'rewards.usedSoFar':
    '{count, plural, one {Usado # vez até agora.} other {Usado # vezes até agora.}} Vazio: sem limite.',
  'rewards.size': 'Tamanho',
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'Acompanha o preço. Escolha um para deixar fixo.',
  'rewards.sizePicked': 'Você escolheu.',
  'rewards.makeMystery': 'Fazer surpresa',
  'rewards.mysteryHint': 'As crianças veem um presente embrulhado até você aprovar.',
  'rewards.visible': 'As crianças veem este prêmio',
  'rewards.inactiveHint': 'Está de folga: na loja aparece apagado até você ligar.',
  'rewards.icon': 'Escolha o desenho do prêmio',
  'rewards.unnamed': 'Seu novo prêmio',
  'rewards.getIt': 'Quero!',
  'rewards.saved': 'Prêmio salvo',
  'rewards.added': 'Prêmio adicionado',
  'rewards.updateFailed': 'Não deu para salvar o prêmio',
  'rewards.createFailed': 'Não deu para criar o prêmio',

  'rewards.deleteText': 'As crianças não vão mais poder pedir. O que ganharam fica no histórico.',
  'rewards.delete': 'Excluir prêmio',
  'rewards.deleted': 'Prêmio excluído',
  'rewards.deleteFailed': 'Não deu para excluir o prêmio',
} satisfies Record<keyof typeof en, string>;
