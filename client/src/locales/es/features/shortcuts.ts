import type en from '../../en/features/shortcuts';

/** Words of the keyboard shortcuts on the parent’s dashboard. */
export default {
  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.text':
    'Una sola tecla hace lo que hace un clic. Descansan mientras escribes. Pulsa ? para verlos todos.',
  'shortcuts.on': 'Usar atajos',
  'shortcuts.isOn': 'Activados',
  'shortcuts.isOff': 'Desactivados',
  'shortcuts.onHint': 'Solo en este dispositivo.',

  'shortcuts.lists': 'En una lista',
  'shortcuts.nextRow': 'Fila siguiente',
  'shortcuts.previousRow': 'Fila anterior',
  'shortcuts.approve': 'Aprobar',
  'shortcuts.sendBack': 'Devolver',
  'shortcuts.stars': 'Dar estrellas al niño',

  'shortcuts.everywhere': 'En todas partes',
  'shortcuts.approveAll': 'Aprobar todas las tareas',
  'shortcuts.undo': 'Deshacer',
  'shortcuts.newChore': 'Nueva tarea',
  'shortcuts.filter': 'Buscar en la lista',
  'shortcuts.help': 'Ver estos atajos',

  'shortcuts.goTo': 'Ir a',

  'shortcuts.board': 'En el plan',
  'shortcuts.cells': 'De tarea en tarea',
  'shortcuts.menu': 'Qué se puede hacer',
  'shortcuts.lift': 'Levantar y soltar',
  'shortcuts.putBack': 'Dejar como estaba',
  'shortcuts.done': 'Hecho',
  'shortcuts.move': 'Mover a otro día',
  'shortcuts.edit': 'Editar',

  'shortcuts.key.space': 'Espacio',
  'shortcuts.key.enter': 'Intro',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Mayús',
} satisfies Record<keyof typeof en, string>;
