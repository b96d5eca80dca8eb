import type en from './en';

export default {
  'mail.footer': 'Starnest: tareas en familia que dan estrellas. Este mensaje se envió automáticamente.',
  'mail.open_address': 'O abre esta dirección:',
  'mail.greeting': 'Hola, {firstName}:',
  'mail.greeting_nameless': 'Hola:',

  'confirm_email.subject': 'Confirma tu dirección en Starnest',
  'confirm_email.text':
    'Alguien, seguramente tú, dio esta dirección en Starnest. Confírmala y Starnest podrá ayudarte si olvidas tu contraseña.',
  'confirm_email.button': 'Confirmar esta dirección',
  'confirm_email.validity': 'El enlace sirve una vez, hasta el {until}.',
  'confirm_email.not_you': '¿No fuiste tú? Ignora este correo. A esta dirección no llegarán más.',
  'cancel_email.subject': 'Tu dirección de correo en Starnest está cambiando',
  'cancel_email.text': 'La dirección de correo de {username} en Starnest se cambió o se quitó.',
  'cancel_email.not_you':
    '¿No fuiste tú? Cancela el cambio. Recuperas tu dirección anterior, se cierra la sesión en todos los navegadores y eliges una contraseña nueva.',
  'cancel_email.button': 'Cancelar el cambio',
  'cancel_email.validity':
    'El enlace sirve una vez, durante {days, plural, one {# día} many {# días} other {# días}}.',
  'cancel_email.you': '¿Fuiste tú? Entonces no tienes que hacer nada.',
  'password_reset.subject': 'Se restableció tu contraseña de Starnest',
  'password_reset.text':
    'Se restableció la contraseña de {username} y se cerró la sesión en todos los navegadores.',
  'password_reset.button': 'Elegir otra contraseña',
  'password_reset.not_you': '¿No fuiste tú? Elige otra contraseña ahora.',
  'password_changed.subject': 'Se cambió tu contraseña de Starnest',
  'password_changed.text':
    'Se cambió la contraseña de {username} y se cerró la sesión en los demás navegadores.',
  'password_changed.button': 'Elegir otra contraseña',
  'password_changed.not_you': '¿No fuiste tú? Elige otra contraseña ahora.',
  'passkey_added.subject': 'Se añadió una llave de acceso a tu cuenta de Starnest',
  'passkey_added.text': 'Una nueva llave de acceso puede entrar como {username}.',
  'passkey_added.button': 'Ver tus llaves de acceso',
  'passkey_added.not_you': '¿No fuiste tú? Quita la llave de acceso y cambia tu contraseña.',

  'reset_password.subject': 'Restablece tu contraseña de Starnest',
  'reset_password.text':
    'Alguien, seguramente tú, pidió una contraseña nueva para {username}. El enlace sirve una vez, hasta el {until}.',
  'reset_password.button': 'Elegir una contraseña nueva',
  'reset_password.not_you': '¿No fuiste tú? Ignora este correo. Tu contraseña sigue como está.',

  'invite.subject': 'Una invitación a Starnest',
  'invite.text_parent':
    'Te invitan a unirte a una familia en Starnest, donde los niños hacen tareas, ganan estrellas y las gastan. Como padre o madre, allí ves y cambias todo.',
  'invite.text_helper':
    'Te invitan a unirte a una familia en Starnest, donde los niños hacen tareas, ganan estrellas y las gastan. Como ayudante, ves todo, apruebas tareas y entregas premios.',
  'invite.button': 'Ver la invitación',
  'invite.validity': 'El enlace sirve una vez, durante {days, plural, one {# día} other {# días}}.',
  'invite.not_known':
    'La invitación muestra quién la envía. ¿No conoces a esa persona? Entonces no hagas nada: nadie sabrá que recibiste este mensaje.',

  'weekly_letter.subject': 'Tu semana en Starnest, {dates}',
  'weekly_letter.text': 'Así fue la semana de {family}, {dates}.',
  'weekly_letter.text_nameless': 'Así fue la semana de tu familia, {dates}.',
  'weekly_letter.chores':
    '{count, plural, =0 {Ninguna tarea aprobada} one {# tarea aprobada} other {# tareas aprobadas}}',
  'weekly_letter.stars': '{count, plural, one {# estrella ganada} other {# estrellas ganadas}}',
  'weekly_letter.streak': '{count, plural, one {# día seguido} other {# días seguidos}} con una tarea hecha',
  'weekly_letter.level': 'Llegó al nivel {level}',
  'weekly_letter.badge': 'Medalla nueva: {name}',
  'badge.star-starter': 'Primera estrella',
  'badge.bright-spark': 'Chispa brillante',
  'badge.nest-builder': 'Manitas del nido',
  'badge.moon-hopper': 'Salto a la luna',
  'badge.comet-chaser': 'Cazacometas',
  'badge.cloud-captain': 'Mando de las nubes',
  'badge.rainbow-ranger': 'Guardia del arcoíris',
  'badge.planet-pilot': 'Piloto de planetas',
  'badge.galaxy-hero': 'Estrella de la galaxia',
  'badge.legend': 'Leyenda',
  'weekly_letter.promised': 'Aprobado, aún sin entregar',
  'weekly_letter.promise': '{reward}, para {kid}',
  'weekly_letter.promises_more': '{count, plural, one {y # más} other {y # más}}',
  'weekly_letter.waiting': 'Por aprobar',
  'weekly_letter.waiting_chores': '{count, plural, one {# tarea por aprobar} other {# tareas por aprobar}}',
  'weekly_letter.waiting_rewards':
    '{count, plural, one {# solicitud por revisar} other {# solicitudes por revisar}}',
  'weekly_letter.button': 'Abrir Starnest',
  'weekly_letter.why': 'Recibes este resumen una vez por semana porque lo activaste en tus ajustes.',
  'weekly_letter.stop': 'Desactivar el resumen semanal',
} satisfies Record<keyof typeof en, string>;
