import type en from '../../en/features/calendars';

/** Words of the kids' calendar feeds, in the settings. */
export default {
  'calendars.title': 'Calendários',
  'calendars.text':
    'As tarefas com dia no calendário do seu celular ou computador: adicione lá o endereço como assinatura. Quem tiver o endereço pode ler, então cuide dele como de uma chave.',
  'calendars.value':
    '{count, plural, =0 {Nenhum compartilhado} one {# compartilhado} other {# compartilhados}}',
  'calendars.loading': 'Carregando seus calendários',
  'calendars.notLoaded': 'Seus calendários não carregaram',
  'calendars.noKids': 'Quando você adicionar uma criança, as tarefas dela poderão estar no seu calendário.',
  'calendars.make': 'Criar endereço',
  'calendars.makeOf': 'Criar um endereço para {name}',
  'calendars.made': 'As tarefas de {name} têm um novo endereço',
  'calendars.madeBy': 'Criado por {name}',
  'calendars.addressOf': 'Endereço do calendário de {name}',
  'calendars.copyOf': 'Copiar o endereço de {name}',
  'calendars.copied': 'Endereço copiado',
  'calendars.cannotCopy': 'Não deu para copiar o endereço',
  'calendars.renew': 'Novo endereço',
  'calendars.renewOf': 'Novo endereço para {name}',
  'calendars.renewQuestion': 'Um novo endereço para {name}?',
  'calendars.end': 'Remover',
  'calendars.endOf': 'Remover o endereço de {name}',
  'calendars.endQuestion': 'Remover o endereço de {name}?',
  'calendars.endText': 'Os calendários que usam o atual não recebem mais tarefas.',
  'calendars.ended': 'As tarefas de {name} não estão mais em nenhum calendário',
  'calendars.changing': 'Mudando',
  'calendars.failed': 'O endereço não foi mudado',
} satisfies Record<keyof typeof en, string>;
