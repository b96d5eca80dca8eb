import type en from '../../en/features/members';

/** Words about the family’s adults: who they are, what they may do, and how they come and go. */
export default {
  'members.title': 'Adultos',
  'members.text': 'Todos veem as mesmas listas. Quem chegar primeiro decide.',
  'members.failed': 'Os adultos não carregaram',
  'members.loading': 'Carregando os adultos',
  'members.invitedToo': '{names} · {count, plural, one {# convite} other {# convites}}',
  'members.you': 'Você',
  'members.menu': 'Mais opções: {name}',

  'members.role.owner': 'Titular',
  'members.role.parent': 'Pai ou mãe',
  'members.role.helper': 'Ajudante',
  'members.does.owner': 'Pode fazer tudo',
  'members.does.parent': 'Tudo menos funções e exclusão',
  'members.does.helper': 'Vê tudo, aprova tarefas, entrega prêmios',
  'members.doesSince': '{does}\u00a0· <0>desde {day}</0>',
  'members.makeParent': 'Tornar pai ou mãe',
  'members.makeHelper': 'Tornar ajudante',
  'members.helperTitle': 'Tornar {name} ajudante?',
  'members.helperText':
    '{name} continua vendo tudo e aprovando tarefas, mas não pode mudar mais nada. Os endereços de calendário, webhooks, tokens de acesso e convites criados por {name} param de funcionar.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'A função não foi mudada',

  'members.handOn': 'Passar a titularidade',
  'members.handOnTitle': 'Passar a titularidade para {name}?',
  'members.handOnText':
    '{name} passa a dar as funções, remover adultos e poder excluir a família. Você passa a ser pai ou mãe. Só {name} poderá devolver.',
  'members.handedOn': '{name} agora é titular',

  'members.remove': 'Remover',
  'members.removeTitle': 'Remover {name}?',
  'members.removeText':
    'A sessão de {name} nesta família termina na hora, em todos os navegadores. Os endereços de calendário, webhooks, tokens de acesso e convites criados por {name} param de funcionar. O que aprovou fica. Para voltar é preciso um novo convite.',
  'members.removed': '{name} saiu da família',
  'members.tabletsEnd':
    '{count, plural, one {Este aparelho é desconectado:} other {Estes aparelhos são desconectados:}}',
  'members.tabletsEndHint': 'As crianças saem deles. Conecte de novo o tablet que ficar na família.',
  'members.afterText':
    '{name} talvez ainda saiba o código da família e as figuras das crianças. Você pode trocá-los agora.',
  'members.afterCode': 'Código da família',
  'members.newPictures': 'Novas figuras',
  'members.afterCalendars':
    '{name} também via os endereços de calendário de outros responsáveis. Você pode trocá-los em <0>Calendários</0>.',
  'members.afterDone': 'Pronto',
  'members.removeFailed': 'Ninguém foi removido',
  'members.leave': 'Sair da família',
  'members.leaveTitle': 'Sair de {family}?',
  'members.leaveText':
    'Você não verá mais as crianças, tarefas e prêmios, e sua sessão termina. Os endereços de calendário, webhooks, tokens de acesso e convites que você criou param de funcionar. Para voltar é preciso um novo convite.',
  'members.left': 'Você saiu de {family}',
  'members.leftText': 'Sua conta continua. Entre para participar de outra família ou criar uma.',
  'members.leaveFailed': 'Você ainda está na família',

  'members.families': 'Suas famílias',
  'members.unnamed': 'Família sem nome',
  'members.familyHere': 'Você está aqui',
  'members.switch': 'Mudar',
  'members.switchTo': 'Mudar para {family}',
  'members.switched': 'Agora você está em {family}',
  'members.switchFailed': 'Você ainda está na mesma família',
  'members.closed': 'Fechada',
  'members.closedUntil': 'Você pode reabrir até {day}. Depois ela some, com as imagens.',
  'members.closedByAdmin':
    'Um administrador a fechou. Ela será excluída em {day}. Fale com quem administra este Starnest.',
  'members.restore': 'Reabrir',
  'members.restoreNamed': 'Reabrir {family}',
  'members.restoreFailed': 'Sua família não foi aberta',

  'members.invite': 'Convidar um adulto',
  'members.inviteAs': 'Convidar como',
  'members.makeLink': 'Criar um link',
  'members.sendTo': 'Enviar para',
  'members.sendToHint': 'Um endereço de e-mail. Sem ele você recebe um link para passar.',
  'members.send': 'Enviar convite',
  'members.sentTo': 'A caminho de {email}',
  'members.notSentTo': 'Nenhum e-mail foi enviado para {email}',
  'members.notSentWhy': 'O limite de hoje foi atingido. Compartilhe o link você mesmo.',
  'members.inviteFailed': 'O convite não foi criado',
  'members.inviteUnsure': 'Não se sabe se deu certo',
  'members.qrCode': 'QR code do convite',
  'members.linkText':
    'Peça para escanear isto, ou envie o link. Vale uma vez, por {days, plural, one {# dia} other {# dias}}, e só aparece agora.',
  'members.link': 'Link do convite',
  'members.copyLink': 'Copiar link',
  'members.copied': 'Link copiado',
  'members.cannotCopy': 'Copie este link',
  'members.invitedAs.parent': 'Convite como pai ou mãe',
  'members.invitedAs.helper': 'Convite como ajudante',
  'members.linkEnds': 'O link vale até {day}',
  'members.linkEndsBy': 'O link vale até {day}\u00a0· <0>de {name}</0>',
  'members.withdraw': 'Retirar',
  'members.withdrawFailed': 'O convite não foi retirado',
} satisfies Record<keyof typeof en, string>;
