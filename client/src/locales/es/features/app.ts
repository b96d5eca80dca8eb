import type en from '../../en/features/app';

/** Words of the frame around every screen: loading, offline, errors. */
export default {
  'app.unauthorized': 'Sin acceso',
  'app.unauthorizedText': 'Se cerró tu sesión. Volviendo a entrar...',
  'app.logoutFailed': 'No se pudo cerrar la sesión',

  'app.broken': 'A Pip se le cayó algo',
  'app.brokenText': 'Tus estrellas están a salvo. Vuelve a cargar la página y sigue.',
} satisfies Record<keyof typeof en, string>;
