import type en from '../../en/features/members';

/** Words about the family’s adults: who they are, what they may do, and how they come and go. */
export default {
  'members.title': 'Adultos',
  'members.text': 'Todos ven las mismas listas. Decide quien llegue primero.',
  'members.failed': 'Los adultos no se cargaron',
  'members.loading': 'Cargando a los adultos',
  'members.invitedToo': '{names} · {count, plural, one {# invitación} other {# invitaciones}}',
  'members.you': 'Tú',
  'members.menu': 'Más opciones: {name}',

  'members.role.owner': 'Titular',
  'members.role.parent': 'Padre o madre',
  'members.role.helper': 'Ayudante',
  'members.does.owner': 'Puede hacerlo todo',
  'members.does.parent': 'Todo menos los roles y el borrado',
  'members.does.helper': 'Ve todo, aprueba tareas, entrega premios',
  'members.doesSince': '{does}\u00a0· <0>desde el {day}</0>',
  'members.makeParent': 'Pasar a padre o madre',
  'members.makeHelper': 'Pasar a ayudante',
  'members.helperTitle': '¿Pasar a {name} a ayudante?',
  'members.helperText':
    '{name} sigue viendo todo y aprobando tareas, pero no podrá cambiar nada más. Las direcciones de calendario, webhooks, tokens de acceso e invitaciones que creó {name} dejan de funcionar.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'El rol no se cambió',

  'members.handOn': 'Ceder la titularidad',
  'members.handOnTitle': '¿Ceder la titularidad a {name}?',
  'members.handOnText':
    '{name} asignará los roles, podrá quitar adultos y borrar la familia. Tú pasas a padre o madre. Solo {name} podrá devolvértela.',
  'members.handedOn': '{name} tiene ahora la titularidad',

  'members.remove': 'Quitar',
  'members.removeTitle': '¿Quitar a {name}?',
  'members.removeText':
    'Se cierra al momento la sesión de {name} en esta familia, en todos los navegadores. Las direcciones de calendario, webhooks, tokens de acceso e invitaciones que creó {name} dejan de funcionar. Lo que aprobó se queda. Para volver necesita otra invitación.',
  'members.removed': '{name} ya no está en la familia',
  'members.tabletsEnd':
    '{count, plural, one {Este dispositivo se desconecta:} other {Estos dispositivos se desconectan:}}',
  'members.tabletsEndHint':
    'Los niños salen de ellos. Vuelve a conectar la tableta que se quede en la familia.',
  'members.afterText':
    'Puede que {name} conozca el código de la familia y los dibujos de los niños. Puedes cambiarlos ahora.',
  'members.afterCode': 'Código de la familia',
  'members.newPictures': 'Dibujos nuevos',
  'members.afterCalendars':
    '{name} también podía ver las direcciones de calendario de otros padres. Puedes renovarlas en <0>Calendarios</0>.',
  'members.afterDone': 'Listo',
  'members.removeFailed': 'No se quitó a nadie',
  'members.leave': 'Dejar la familia',
  'members.leaveTitle': '¿Dejar {family}?',
  'members.leaveText':
    'Ya no verás sus niños, tareas y premios, y se cierra tu sesión. Las direcciones de calendario, webhooks, tokens de acceso e invitaciones que creaste dejan de funcionar. Para volver necesitas otra invitación.',
  'members.left': 'Dejaste {family}',
  'members.leftText': 'Tu cuenta se queda. Entra para unirte a otra familia o crear una.',
  'members.leaveFailed': 'Sigues en la familia',

  'members.families': 'Tus familias',
  'members.unnamed': 'Familia sin nombre',
  'members.familyHere': 'Estás aquí',
  'members.switch': 'Cambiar',
  'members.switchTo': 'Cambiar a {family}',
  'members.switched': 'Ahora estás en {family}',
  'members.switchFailed': 'Sigues en la misma familia',
  'members.closed': 'Cerrada',
  'members.closedUntil': 'Puedes volver a abrirla hasta el {day}. Después desaparece, con sus imágenes.',
  'members.closedByAdmin':
    'La cerró un administrador. Se elimina el {day}. Contacta con quienes gestionan este Starnest.',
  'members.restore': 'Volver a abrirla',
  'members.restoreNamed': 'Volver a abrir {family}',
  'members.restoreFailed': 'Tu familia no se abrió',

  'members.invite': 'Invitar a un adulto',
  'members.inviteAs': 'Invitar como',
  'members.makeLink': 'Crear un enlace',
  'members.sendTo': 'Enviar a',
  'members.sendToHint': 'Una dirección de correo. Sin ella recibes un enlace para compartir.',
  'members.send': 'Enviar invitación',
  'members.sentTo': 'En camino a {email}',
  'members.notSentTo': 'No se envió ningún correo a {email}',
  'members.notSentWhy': 'Se alcanzó el límite de hoy. Comparte tú el enlace.',
  'members.inviteFailed': 'La invitación no se creó',
  'members.inviteUnsure': 'No se sabe si se hizo',
  'members.qrCode': 'Código QR de la invitación',
  'members.linkText':
    'Muestra este código o envía el enlace. Sirve una vez, durante {days, plural, one {# día} other {# días}}, y solo se muestra ahora.',
  'members.link': 'Enlace de invitación',
  'members.copyLink': 'Copiar enlace',
  'members.copied': 'Enlace copiado',
  'members.cannotCopy': 'Copia este enlace',
  'members.invitedAs.parent': 'Invitación como padre o madre',
  'members.invitedAs.helper': 'Invitación como ayudante',
  'members.linkEnds': 'El enlace vence el {day}',
  'members.linkEndsBy': 'El enlace vence el {day}\u00a0· <0>de {name}</0>',
  'members.withdraw': 'Retirar',
  'members.withdrawFailed': 'La invitación no se retiró',
} satisfies Record<keyof typeof en, string>;
