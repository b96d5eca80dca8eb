import type en from '../../en/features/joining';

/** Words of the page of an invitation, and of who belongs to no family. */
export default {
  'joining.title': 'Convite',
  'joining.loading': 'Procurando o convite',
  'joining.failed': 'O convite não carregou',
  'joining.invites': '{name} convida você para {family}',
  'joining.invitesNobody': 'Você tem um convite para {family}',
  'joining.unnamed': 'a família',
  'joining.as.parent': 'como <0>pai ou mãe</0>. Todos veem as mesmas listas e quem estiver em casa decide.',
  'joining.as.helper': 'como <0>ajudante</0>. Você vê o que os pais veem e ajuda as crianças no dia a dia.',
  'joining.may.parent.1': 'Aprovar tarefas e prêmios',
  'joining.may.parent.2': 'Mudar tarefas, prêmios e crianças',
  'joining.may.parent.3': 'Dar estrelas, desfazer, pausar',
  'joining.may.parent.not': 'Funções e exclusão ficam com quem é titular',
  'joining.may.helper.1': 'Ver tarefas, prêmios e estrelas',
  'joining.may.helper.2': 'Aprovar tarefas, entregar prêmios',
  'joining.may.helper.3': 'Escrever para as crianças',
  'joining.may.helper.not': 'As mudanças ficam com os pais',
  'joining.may': 'Você pode',
  'joining.once': 'O link vale uma vez.',
  'joining.makeLogin': 'Crie sua conta',
  'joining.haveLogin': 'Já tenho conta no Starnest',
  'joining.withLogin': 'Entre com sua conta',
  'joining.withLoginText':
    'Se você já tem uma família, ela continua sua. Dá para mudar de uma para outra quando quiser.',
  'joining.noLogin': 'Ainda não tenho conta',
  'joining.logInAndJoin': 'Entrar e participar',
  'joining.signedInAs': 'Você entrou como {name}.',
  'joining.join': 'Entrar na família',
  'joining.joining': 'Entrando',
  'joining.joinFailed': 'Você não entrou na família',
  'joining.joined': 'Você está em {family}',
  'joining.already': 'Você já faz parte desta família',
  'joining.alreadyText': 'O link ainda vale: passe para a pessoa certa.',
  'joining.toFamily': 'Ir para sua família',
  'joining.otherLogin': 'Sair e entrar com outra conta',

  'joining.gone': 'Este convite não vale mais',
  'joining.goneText':
    'Já foi usado, foi retirado ou tem mais de {days, plural, one {# dia} other {# dias}}. Peça outro: leva um minuto.',
  'joining.toLogin': 'Ir para a entrada',

  'joining.noFamily': 'Você não está em nenhuma família',
  'joining.noFamilyText':
    'Sua conta está em ordem, {name}. Peça um convite e abra o link, ou crie uma família aqui.',
  'joining.familyName': 'Nome da família',
  'joining.familyNameExample': 'Família Silva',
  'joining.found': 'Criar uma família',
  'joining.founding': 'Criando',
  'joining.founded': 'Sua família está pronta',
  'joining.foundFailed': 'A família não foi criada',
  'joining.logout': 'Sair',
  'joining.deleteAccount': 'Excluir minha conta',

  'joining.suspended': '{family}: família fechada',
  'joining.suspendedUnnamed': 'Sua família está fechada',
  'joining.suspendedText':
    'Ninguém entra e nada se perde. Dá para reabrir até {day}; depois ela some, com as imagens.',
  'joining.restore': 'Reabrir',
  'joining.restoring': 'Abrindo',
  'joining.restored': 'Que bom ver você!',
  'joining.restoredText': 'Tudo está como era.',
  'joining.restoreFailed': 'Sua família não foi aberta',
  'joining.suspendedByAdmin':
    'Um administrador fechou esta família. Ela será excluída em {day}. Fale com quem administra este Starnest.',
} satisfies Record<keyof typeof en, string>;
