import type en from '../../en/features/library';

/** Words of the dialogs in which ready-made chores and rewards are ticked. */
export default {
  'library.choreIdeas': 'Ideias de tarefas',
  'library.rewardIdeas': 'Ideias de prêmios',
  'library.text': 'Marque o que combina com sua família. Nomes, dias e estrelas podem ser mudados depois.',

  'library.all': 'Tudo',
  'library.age': 'Idade',
  'library.allAges': 'Todas as idades',
  'library.ageRange': '{from, number}–{to, number}',
  'library.room': 'Lugar',
  'library.kitchen': 'Cozinha',
  'library.bedroom': 'Quarto',
  'library.cleaning': 'Limpeza',
  'library.study': 'Estudo',
  'library.petCare': 'Bichinhos',
  'library.organize': 'Organização',
  'library.found': '{count, plural, =0 {# ideias} one {# ideia} other {# ideias}}',

  'library.ages': '{from, number}–{to, number} anos',
  'library.present': 'Já na sua lista',

  'library.addChores':
    '{count, plural, =0 {Adicionar tarefas} one {Adicionar # tarefa} other {Adicionar # tarefas}}',
  'library.addRewards':
    '{count, plural, =0 {Adicionar prêmios} one {Adicionar # prêmio} other {Adicionar # prêmios}}',
  'library.adding': 'Adicionando',
  'library.nothingChosen': 'Nada escolhido ainda',
  'library.tickChores': 'Marque as tarefas que combinam com sua família.',
  'library.tickRewards': 'Marque os prêmios que combinam com sua família.',
  'library.choresAdded': '{count, plural, one {# tarefa adicionada} other {# tarefas adicionadas}}',
  'library.rewardsAdded': '{count, plural, one {# prêmio adicionado} other {# prêmios adicionados}}',
  'library.someAdded': '{count, number} de {total, number} no lugar',
  'library.othersTicked': 'O resto continua marcado. {why}',
} satisfies Record<keyof typeof en, string>;
