import type en from '../../en/features/joining';

/** Words of the page of an invitation, and of who belongs to no family. */
export default {
  'joining.title': 'Invitación',
  'joining.loading': 'Buscando la invitación',
  'joining.failed': 'La invitación no se cargó',
  'joining.invites': '{name} te invita a {family}',
  'joining.invitesNobody': 'Tienes una invitación a {family}',
  'joining.unnamed': 'su familia',
  'joining.as.parent': 'como <0>padre o madre</0>. Todos ven las mismas listas y decide quien esté en casa.',
  'joining.as.helper': 'como <0>ayudante</0>. Ves lo mismo que los padres y acompañas a los niños.',
  'joining.may.parent.1': 'Aprobar tareas y premios',
  'joining.may.parent.2': 'Cambiar tareas, premios y niños',
  'joining.may.parent.3': 'Dar estrellas, deshacer, pausar',
  'joining.may.parent.not': 'Pero no cambiar roles ni borrar',
  'joining.may.helper.1': 'Ver tareas, premios y estrellas',
  'joining.may.helper.2': 'Aprobar tareas, entregar premios',
  'joining.may.helper.3': 'Escribir a los niños',
  'joining.may.helper.not': 'Los cambios los hacen los padres',
  'joining.may': 'Puedes',
  'joining.once': 'El enlace sirve una vez.',
  'joining.makeLogin': 'Crea tu cuenta',
  'joining.haveLogin': 'Ya tengo cuenta en Starnest',
  'joining.withLogin': 'Únete con tu cuenta',
  'joining.withLoginText':
    'Si ya tienes una familia, sigue siendo tuya. Puedes cambiar de una a otra cuando quieras.',
  'joining.noLogin': 'Aún no tengo cuenta',
  'joining.logInAndJoin': 'Entrar y unirme',
  'joining.signedInAs': 'Tienes abierta la sesión de {name}.',
  'joining.join': 'Unirme a la familia',
  'joining.joining': 'Uniéndote',
  'joining.joinFailed': 'No pudiste unirte',
  'joining.joined': 'Ya estás en {family}',
  'joining.already': 'Ya estás en esta familia',
  'joining.alreadyText': 'El enlace aún sirve: pásalo a quien corresponda.',
  'joining.toFamily': 'Ir a tu familia',
  'joining.otherLogin': 'Salir y unirse con otra cuenta',

  'joining.gone': 'Esta invitación ya no sirve',
  'joining.goneText':
    'Ya se usó, se retiró o tiene más de {days, plural, one {# día} other {# días}}. Pide otra: es un minuto.',
  'joining.toLogin': 'Ir a la entrada',

  'joining.noFamily': 'No estás en ninguna familia',
  'joining.noFamilyText':
    'Tu cuenta está bien, {name}. Pide una invitación y abre su enlace, o crea aquí una familia.',
  'joining.familyName': 'Nombre de la familia',
  'joining.familyNameExample': 'Los García',
  'joining.found': 'Crear una familia',
  'joining.founding': 'Creando',
  'joining.founded': 'Tu familia está lista',
  'joining.foundFailed': 'La familia no se creó',
  'joining.logout': 'Salir',
  'joining.deleteAccount': 'Eliminar mi cuenta',

  'joining.suspended': '{family}: familia cerrada',
  'joining.suspendedUnnamed': 'Tu familia está cerrada',
  'joining.suspendedText':
    'Nadie entra y nada se pierde. Puedes volver a abrirla hasta el {day}; después desaparece, con sus imágenes.',
  'joining.restore': 'Volver a abrirla',
  'joining.restoring': 'Abriendo',
  'joining.restored': '¡Hola de nuevo!',
  'joining.restoredText': 'Todo está como estaba.',
  'joining.restoreFailed': 'Tu familia no se abrió',
  'joining.suspendedByAdmin':
    'Un administrador cerró esta familia. Se elimina el {day}. Contacta con quienes gestionan este Starnest.',
} satisfies Record<keyof typeof en, string>;
