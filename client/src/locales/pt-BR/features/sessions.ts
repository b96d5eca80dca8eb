import type en from '../../en/features/sessions';

/** Words of where a person is signed in. */
export default {
  'sessions.title': 'Sessões abertas',
  'sessions.text':
    'Todos os navegadores com sua sessão aberta. Encerre a que não for sua ou que você não usa mais.',
  'sessions.value': '{count, plural, one {Só esta} other {# navegadores}}',
  'sessions.loading': 'Carregando suas sessões',
  'sessions.notLoaded': 'Suas sessões não carregaram',
  'sessions.thisBrowser': 'Este navegador',
  'sessions.unknown': 'Navegador desconhecido',
  'sessions.used': 'Desde {date}\u00a0· <0>último uso {ago}</0>',
  'sessions.end': 'Encerrar',
  'sessions.endNamed': 'Encerrar {device}',
  'sessions.ended': 'Sessão encerrada: {device}',
  'sessions.endFailed': 'A sessão não foi encerrada',
  'sessions.endAll': 'Encerrar todas as outras',
  'sessions.endAllQuestion': 'Encerrar todas as outras?',
  'sessions.endAllText': 'Aqui você continua. Nos outros navegadores será preciso entrar de novo.',
  'sessions.endingAll': 'Encerrando',
  'sessions.endedAll': 'Agora sua sessão só está aberta aqui',
  'sessions.kids': 'Crianças com sessão aberta',
  'sessions.kidsNone': 'Nenhuma criança está com sessão aberta agora.',
  'sessions.kidsLoading': 'Carregando os navegadores das crianças',
  'sessions.kidsNotLoaded': 'Os navegadores das crianças não carregaram',
  'sessions.kidOn': '{device}\u00a0· <0>desde {date}</0>',
  'sessions.endKid': 'Encerrar a sessão de {name} em {device}',
  'sessions.kidEnded': 'A sessão de {name} terminou',
} satisfies Record<keyof typeof en, string>;
