import type en from '../../en/features/family-code';

/** Words of the dialog on the landing page that asks for a family code. */
export default {
  'familyCode.enter': 'Entrar',
  'familyCode.looking': 'Buscando',
  'familyCode.invalidCode': 'Código no válido',
  'familyCode.invalidCodeText': 'Escribe un código familiar de 5 números',
  'familyCode.noConnection': 'Sin conexión',
  'familyCode.noConnectionText': 'No pudimos llegar a Starnest. Revisa internet y vuelve a intentarlo.',
  'familyCode.tooMany': 'Un pequeño descanso',
  'familyCode.tooManyText': 'Espera un momento y vuelve a intentarlo.',
  'familyCode.serverError': 'Algo salió mal',
  'familyCode.serverErrorText': 'Vuelve a intentarlo en un momento.',
  'familyCode.problem': '{title}: {text}',
} satisfies Record<keyof typeof en, string>;
