import type en from '../../en/features/sessions';

/** Words of where a person is signed in. */
export default {
  'sessions.title': 'Sesiones abiertas',
  'sessions.text': 'Todos los navegadores con tu sesión abierta. Cierra la que no sea tuya o que ya no uses.',
  'sessions.value': '{count, plural, one {Solo esta} other {# navegadores}}',
  'sessions.loading': 'Cargando tus sesiones',
  'sessions.notLoaded': 'Tus sesiones no se cargaron',
  'sessions.thisBrowser': 'Este navegador',
  'sessions.unknown': 'Navegador desconocido',
  'sessions.used': 'Desde el {date}\u00a0· <0>último uso: {ago}</0>',
  'sessions.end': 'Cerrar',
  'sessions.endNamed': 'Cerrar {device}',
  'sessions.ended': 'Sesión cerrada: {device}',
  'sessions.endFailed': 'No se cerró la sesión',
  'sessions.endAll': 'Cerrar todas las demás',
  'sessions.endAllQuestion': '¿Cerrar todas las demás?',
  'sessions.endAllText': 'Aquí sigues dentro. En los demás navegadores habrá que volver a entrar.',
  'sessions.endingAll': 'Cerrando',
  'sessions.endedAll': 'Ahora tu sesión solo está abierta aquí',
  'sessions.kids': 'Niños con sesión abierta',
  'sessions.kidsNone': 'Ahora ningún niño tiene la sesión abierta.',
  'sessions.kidsLoading': 'Cargando los navegadores de los niños',
  'sessions.kidsNotLoaded': 'No se cargaron los navegadores de los niños',
  'sessions.kidOn': '{device}\u00a0· <0>desde {date}</0>',
  'sessions.endKid': 'Cerrar la sesión de {name} en {device}',
  'sessions.kidEnded': 'Se cerró la sesión de {name}',
} satisfies Record<keyof typeof en, string>;
