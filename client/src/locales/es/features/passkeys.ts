import type en from '../../en/features/passkeys';

/** Words of passkeys, in the settings and for admins. */
export default {
  'passkeys.title': 'Llaves de acceso',
  'passkeys.text': 'Entra con tu huella, tu cara o el bloqueo de pantalla en vez de la contraseña.',
  'passkeys.failed': 'Las llaves de acceso no se cargaron',
  'passkeys.loading': 'Cargando las llaves de acceso',
  'passkeys.none': 'Aún no hay llaves de acceso.',
  'passkeys.added': 'Añadida el {added}',
  'passkeys.used': 'Añadida el {added} · último uso el {used}',
  'passkeys.notHere':
    'Este navegador no puede crear llaves de acceso aquí. Necesitan https y un nombre en la dirección.',
  'passkeys.add': 'Añadir una llave de acceso',
  'passkeys.addText': 'Lo siguiente lo pregunta tu dispositivo.',
  'passkeys.adding': 'Añadiendo',
  'passkeys.name': 'Nombre',
  'passkeys.nameHint': 'Dónde la guardas, como “Mi teléfono”.',
  'passkeys.password': 'Tu contraseña',
  'passkeys.addFailed': 'La llave de acceso no se añadió',
  'passkeys.notMade': 'Tu dispositivo no creó ninguna. Vuelve a intentarlo.',
  'passkeys.knownHere': 'Este dispositivo ya tiene una llave de acceso tuya.',
  'passkeys.addedToast': 'Llave de acceso añadida',
  'passkeys.remove': 'Quitar',
  'passkeys.removeThis': 'Quitar {name}',
  'passkeys.removeTitle': '¿Quitar {name}?',
  'passkeys.removeText': 'Ya no podrás entrar con ella. En el propio dispositivo la borras en sus ajustes.',
  'passkeys.removing': 'Quitando',
  'passkeys.keep': 'Conservarla',
  'passkeys.stillWork':
    '{count, plural, one {Una llave de acceso sigue abriendo tu cuenta. Quítala si no la reconoces.} other {# llaves de acceso siguen abriendo tu cuenta. Quita las que no reconozcas.}}',
  'passkeys.removeFailed': 'La llave de acceso no se quitó',
  'proof.title': 'Confirma que eres tú',
  'proof.text': 'Escribe tu contraseña para hacer este cambio. No volveremos a pedirla en 10 minutos.',
  'proof.passkey': 'Usar una llave de acceso',
  'proof.continue': 'Continuar',
  'proof.checking': 'Comprobando',
  'proof.failed': 'No se pudo comprobar',

  'passkeys.require': 'Los administradores necesitan una llave de acceso',
  'passkeys.requireHint':
    'Así ningún administrador entra solo con la contraseña. Añade primero una tuya. Quien pierda la suya se la pide a quien lleva el servidor.',
  'passkeys.requireFailed': 'No se cambió',
} satisfies Record<keyof typeof en, string>;
