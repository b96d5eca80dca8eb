import type en from '../../en/features/offline';

/** Words for a network that is away, and for an address that is nobody's. */
export default {
  'offline.title': 'Sem internet agora',
  'offline.note': 'Ela volta sozinha.',
  'offline.text': 'Suas estrelas estão a salvo. O ninho abre sozinho quando a internet voltar.',
  'offline.tryAgain': 'Tentar de novo',
  'offline.looking': 'Procurando',
  'offline.aloud':
    'Sem internet agora. Suas estrelas estão a salvo. O ninho abre sozinho quando a internet voltar.',

  'offline.notFound': '404: página não encontrada',
  'offline.notFoundText': 'Não há nenhum ninho neste galho.',
  'offline.home': 'Início',
} satisfies Record<keyof typeof en, string>;
