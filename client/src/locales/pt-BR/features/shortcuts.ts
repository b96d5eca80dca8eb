import type en from '../../en/features/shortcuts';

/** Words of the keyboard shortcuts on the parent’s dashboard. */
export default {
  'shortcuts.title': 'Atalhos do teclado',
  'shortcuts.text':
    'Uma só tecla faz o que um clique faz. Eles descansam enquanto você digita. Aperte ? para ver todos.',
  'shortcuts.on': 'Usar atalhos',
  'shortcuts.isOn': 'Ligados',
  'shortcuts.isOff': 'Desligados',
  'shortcuts.onHint': 'Só neste aparelho.',

  'shortcuts.lists': 'Numa lista',
  'shortcuts.nextRow': 'Próxima linha',
  'shortcuts.previousRow': 'Linha anterior',
  'shortcuts.approve': 'Aprovar',
  'shortcuts.sendBack': 'Devolver',
  'shortcuts.stars': 'Dar estrelas à criança',

  'shortcuts.everywhere': 'Em todo lugar',
  'shortcuts.approveAll': 'Aprovar todas as tarefas',
  'shortcuts.undo': 'Desfazer',
  'shortcuts.newChore': 'Nova tarefa',
  'shortcuts.filter': 'Buscar na lista',
  'shortcuts.help': 'Ver estes atalhos',

  'shortcuts.goTo': 'Ir para',

  'shortcuts.board': 'No plano',
  'shortcuts.cells': 'De tarefa em tarefa',
  'shortcuts.menu': 'O que dá para fazer',
  'shortcuts.lift': 'Pegar e soltar',
  'shortcuts.putBack': 'Deixar como estava',
  'shortcuts.done': 'Feito',
  'shortcuts.move': 'Mover para outro dia',
  'shortcuts.edit': 'Editar',

  'shortcuts.key.space': 'Espaço',
  'shortcuts.key.enter': 'Enter',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Shift',
} satisfies Record<keyof typeof en, string>;
