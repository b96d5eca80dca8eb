import type en from '../../en/features/notifications';

/** Words of the settings of notifications. */
export default {
  'notifications.title': 'Notificações',
  'notifications.text': 'Uma de cada vez para a família toda. Ela some quando nada está esperando.',
  'notifications.failed': 'As notificações não carregaram',
  'notifications.loading': 'Carregando as notificações',
  'notifications.here': 'Notificações neste navegador',
  'notifications.hereHint': 'Até você sair daqui.',
  'notifications.unsupported':
    'Este navegador não consegue mostrar notificações aqui. Elas precisam de https e, no iPhone ou iPad, do Starnest na Tela de Início.',
  'notifications.blocked':
    'As notificações do Starnest estão bloqueadas neste navegador. Permita nas configurações do navegador para este site e volte aqui.',
  'notifications.notAllowed': 'O navegador não tem permissão para mostrar notificações.',
  'notifications.noService':
    'O serviço de notificações do navegador não respondeu. Tente de novo mais tarde.',
  'notifications.onFailed': 'Não deu para ligar as notificações',
  'notifications.saveFailed': 'Não deu para salvar as notificações',
  'notifications.what': 'O que avisar',
  'notifications.thisBrowser': 'Este navegador',
  'notifications.otherBrowser': 'Outro navegador',
  'notifications.chores': 'Tarefas para aprovar',
  'notifications.rewards': 'Prêmios pedidos',
  'notifications.lockouts': 'Uma criança não consegue entrar',
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': 'Botão “Aprovar”',
  'notifications.approveHint':
    'Em alguns celulares o botão funciona com a tela bloqueada. Desligue onde uma criança alcança o celular. Nos tablets conectados ele começa desligado.',
  'notifications.quiet': 'Horário de silêncio',
  'notifications.quietHint': 'Pelo relógio da sua família, em todos os seus aparelhos.',
  'notifications.from': 'De',
  'notifications.until': 'Até',
  'notifications.toldAt': 'O que chegar nesse meio-tempo é avisado uma vez só, às {time}.',
  'notifications.sameTime': 'Escolha dois horários diferentes',
  'notifications.valueOn': 'Ligadas aqui',
  'notifications.valueOff': 'Desligadas aqui',
  'notifications.valueQuiet': '{value} · silêncio {time}',
} satisfies Record<keyof typeof en, string>;
