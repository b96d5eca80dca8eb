import type en from '../../en/features/kid-auth';

/** Words of the kids' login. */
export default {
  'kidAuth.title': 'Entrada de niños',
  'kidAuth.steps': 'Paso {step} de {count}',
  'kidAuth.step': 'Paso {step}',
  'kidAuth.backToHome': 'Volver al inicio',
  'kidAuth.home': 'Inicio',
  'kidAuth.back': 'Atrás',
  'kidAuth.clear': 'Borrar',
  'kidAuth.startOver': 'Empezar de nuevo',
  'kidAuth.signedIn': 'La sesión de {name} se cierra cuando entra un niño.',
  'kidAuth.again': '¡Qué bueno verte otra vez! Toca tus dibujos.',

  'kidAuth.code': 'El código de tu familia',
  'kidAuth.codeHint': 'Pide los 5 números a un adulto.',
  'kidAuth.codeShort': 'Escribe los {count} números del código familiar.',
  'kidAuth.codeUnknown': 'Ninguna familia tiene este código. ¡Míralo bien!',
  'kidAuth.connect': 'Conectar esta tablet',
  'kidAuth.askToConnect': 'Pide a un adulto que conecte esta tablet',
  'kidAuth.offline': 'Ahora no hay internet. Vuelve a intentarlo.',
  'kidAuth.find': '¡Buscar mi familia!',
  'kidAuth.loadingKids': 'Buscando a los niños...',

  'kidAuth.chooseName': 'Elige tu nombre',
  'kidAuth.noKidsTitle': 'Un nido vacío',
  'kidAuth.noKids': 'Aquí aún no hay niños',
  'kidAuth.noKidsText': 'Pide a un adulto que te añada en el portal de padres. ¡Y vuelve!',
  'kidAuth.backToCode': 'Volver al código familiar',
  'kidAuth.level': 'Nivel {level, number}',
  'kidAuth.stars': '{count, plural, one {# estrella} other {# estrellas}}',

  'kidAuth.hi': '¡Hola, {name}!',
  'kidAuth.pickPictures': 'Toca tus 4 dibujos secretos para entrar',
  'kidAuth.wrong': '¡Esos no son! 😕',
  'kidAuth.wrongText': 'Prueba otra vez con los tuyos.',
  'kidAuth.wrongOwnText': 'Esos no son tus dibujos. Prueba otra vez.',
  'kidAuth.failed': 'No se pudo entrar',
  'kidAuth.failedText': 'Vuelve a intentarlo.',
  'kidAuth.welcome': '¡Hola de nuevo, {name}! 🌟',
  'kidAuth.welcomeText': '¡Hoy vamos a ganar estrellas!',

  'kidAuth.napping': 'Shh, Pip duerme la siesta',
  'kidAuth.awake': '¡Pip se despertó!',
  'kidAuth.comeBackSoon': 'Fueron muchos intentos. Vuelve en menos de un minuto.',
  'kidAuth.comeBackInMinutes':
    'Fueron muchos intentos. Vuelve en {minutes, plural, one {# minuto} other {unos # minutos}}.',
  'kidAuth.comeBackInHours':
    'Fueron muchos intentos. Vuelve en {hours, plural, one {# hora} other {unas # horas}}.',
  'kidAuth.tryCodeAgain': 'Ya puedes probar tu código otra vez.',
  'kidAuth.tryPicturesAgain': 'Ya puedes probar tus dibujos otra vez.',
  'kidAuth.tryAgain': 'Probar otra vez',
  'kidAuth.helped': 'Un adulto me ayudó',
} satisfies Record<keyof typeof en, string>;
