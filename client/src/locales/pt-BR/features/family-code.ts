import type en from '../../en/features/family-code';

/** Words of the dialog on the landing page that asks for a family code. */
export default {
  'familyCode.enter': 'Entrar',
  'familyCode.looking': 'Procurando',
  'familyCode.invalidCode': 'Código inválido',
  'familyCode.invalidCodeText': 'Digite um código da família de 5 números',
  'familyCode.noConnection': 'Sem conexão',
  'familyCode.noConnectionText': 'Não conseguimos chegar ao Starnest. Verifique a internet e tente de novo.',
  'familyCode.tooMany': 'Hora de um descansinho',
  'familyCode.tooManyText': 'Espere um momento e tente de novo.',
  'familyCode.serverError': 'Algo deu errado',
  'familyCode.serverErrorText': 'Tente de novo daqui a pouco.',
  'familyCode.problem': '{title}: {text}',
} satisfies Record<keyof typeof en, string>;
