import type en from '../../en/features/notifications';

/** Words of the settings of notifications. */
export default {
  'notifications.title': 'Notificaciones',
  'notifications.text': 'Una sola para toda la familia. Desaparece cuando no hay nada pendiente.',
  'notifications.failed': 'Las notificaciones no se cargaron',
  'notifications.loading': 'Cargando las notificaciones',
  'notifications.here': 'Notificaciones en este navegador',
  'notifications.hereHint': 'Hasta que cierres la sesión aquí.',
  'notifications.unsupported':
    'Este navegador no puede mostrar notificaciones aquí. Necesitan https y, en un iPhone o iPad, tener Starnest en la pantalla de inicio.',
  'notifications.blocked':
    'Las notificaciones de Starnest están bloqueadas en este navegador. Permítelas en los ajustes del navegador para este sitio y vuelve aquí.',
  'notifications.notAllowed': 'El navegador no tiene permiso para mostrar notificaciones.',
  'notifications.noService':
    'El servicio de notificaciones del navegador no respondió. Vuelve a intentarlo más tarde.',
  'notifications.onFailed': 'No se pudieron activar las notificaciones',
  'notifications.saveFailed': 'No se pudieron guardar las notificaciones',
  'notifications.what': 'De qué avisar',
  'notifications.thisBrowser': 'Este navegador',
  'notifications.otherBrowser': 'Otro navegador',
  'notifications.chores': 'Tareas por aprobar',
  'notifications.rewards': 'Premios pedidos',
  'notifications.lockouts': 'Un niño no puede entrar',
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': 'Botón «Aprobar»',
  'notifications.approveHint':
    'En algunos teléfonos el botón funciona con la pantalla bloqueada. Apágalo si un niño puede alcanzar el teléfono. En las tabletas conectadas empieza apagado.',
  'notifications.quiet': 'Horas de silencio',
  'notifications.quietHint': 'Según la hora de tu familia, en todos tus dispositivos.',
  'notifications.from': 'Desde',
  'notifications.until': 'Hasta',
  'notifications.toldAt': 'Lo que llegue entretanto se avisa una sola vez, a las {time}.',
  'notifications.sameTime': 'Elige dos horas distintas',
  'notifications.valueOn': 'Activadas aquí',
  'notifications.valueOff': 'Desactivadas aquí',
  'notifications.valueQuiet': '{value} · silencio desde las {time}',
} satisfies Record<keyof typeof en, string>;
