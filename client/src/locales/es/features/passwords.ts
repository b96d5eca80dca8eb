import type en from '../../en/features/passwords';

/** Words of links that are sent: a new password, a confirmed address. */
export default {
  'passwords.forgot': '¿Olvidaste tu contraseña?',
  'passwords.backToLogin': 'Volver a la entrada',
  'passwords.askTitle': 'Contraseña nueva',
  'passwords.askText':
    'Escribe tu usuario o correo. Si lo conocemos, enviamos un enlace a la dirección confirmada.',
  'passwords.usernameOrEmail': 'Usuario o correo',
  'passwords.enterUsernameOrEmail': 'Escribe tu usuario o correo',
  'passwords.sendLink': 'Enviar el enlace',
  'passwords.sending': 'Enviando',
  'passwords.sendFailed': 'El enlace no se envió',
  'passwords.sentTitle': 'Mira tu correo',
  'passwords.sentText':
    'Si conocemos <0>{name}</0> y está confirmado, hay un enlace en camino. Sirve una vez, durante una hora.',
  'passwords.sentHint':
    '¿Nada después de 5 minutos? Mira en el correo no deseado o pide un enlace a quien administra este Starnest.',
  'passwords.sendAgain': 'Enviar otra vez',
  'passwords.sentAgain': 'Enviado otra vez',
  'passwords.noMailText': 'Este Starnest no envía correos, pero hay otra manera.',
  'passwords.noMailHint':
    'Pide un enlace a quien administra este Starnest. Con él eliges tú la contraseña nueva.',

  'passwords.newTitle': 'Elige una contraseña nueva',
  'passwords.newFor': 'Para <0>{username}</0>. Se cierra tu sesión en todos los demás sitios.',
  'passwords.newPassword': 'Contraseña nueva',
  'passwords.newPasswordHint': '{count, number} caracteres o más',
  'passwords.again': 'La misma otra vez',
  'passwords.tooShort': 'Usa {count, number} caracteres o más',
  'passwords.differ': 'Escribe la misma contraseña otra vez',
  'passwords.strength.0': 'Muy fácil de adivinar',
  'passwords.strength.1': 'Fácil de adivinar',
  'passwords.strength.2': 'Aceptable',
  'passwords.strength.3': 'Fuerte',
  'passwords.strength.4': 'Muy fuerte',
  'passwords.common': 'Mucha gente usa esta contraseña, así que es la primera que se prueba.',
  'passwords.strict':
    'Este Starnest pide {count, number} caracteres o más y ninguna contraseña que use mucha gente.',
  'passwords.saveAndLogIn': 'Guardar y entrar',
  'passwords.saving': 'Guardando',
  'passwords.saveFailed': 'La contraseña no se guardó',
  'passwords.saved': 'Contraseña nueva guardada',
  'passwords.savedText': 'Entraste como {username}.',
  'passwords.savedLogIn': 'Ahora entra con ella.',
  'passwords.ended': 'Este enlace ya no sirve',
  'passwords.endedText': 'Ya se usó o tiene más de una hora. Pide otro: es un minuto.',
  'passwords.askAgain': 'Pedir otro enlace',

  'passwords.confirming': 'Confirmando tu dirección',
  'passwords.confirmed': 'Dirección confirmada',
  'passwords.confirmedText': 'Si un día olvidas tu contraseña, allí llega el enlace para elegir otra.',
  'passwords.toStarnest': 'Ir a Starnest',
  'passwords.confirmEndedText':
    'Ya se usó o tiene más de tres días. Si tu dirección aún no está confirmada, vuelve a enviar el enlace en Ajustes.',
  'passwords.confirmFailed': 'La dirección no se confirmó',
  'passwords.cancelEmail': '¿Cancelar la nueva dirección?',
  'passwords.cancelEmailText':
    'Recuperas tu dirección de correo anterior. Se cierra la sesión en todos los navegadores y eliges una contraseña nueva.',
  'passwords.cancelEmailButton': 'Cancelar el cambio',
  'passwords.cancelEmailFailed': 'No se pudo cancelar el cambio',
  'passwords.cancelEmailEnded':
    'Ya se usó o tiene más de siete días. Si no puedes entrar, pide una contraseña nueva.',
} satisfies Record<keyof typeof en, string>;
