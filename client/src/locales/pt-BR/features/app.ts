import type en from '../../en/features/app';

/** Words of the frame around every screen: loading, offline, errors. */
export default {
  'app.unauthorized': 'Sem acesso',
  'app.unauthorizedText': 'Sua sessão terminou. Entrando de novo...',
  'app.logoutFailed': 'Não deu para sair',

  'app.broken': 'O Pip deixou cair alguma coisa',
  'app.brokenText': 'Suas estrelas estão a salvo. Recarregue a página e continue.',
} satisfies Record<keyof typeof en, string>;
