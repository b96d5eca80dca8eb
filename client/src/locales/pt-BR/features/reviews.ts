import type en from '../../en/features/reviews';

/** Words with which a parent reviews a chore that is done or a reward that is asked for. */
export default {
  'reviews.parentsDecide': 'Quem decide isto são os pais.',
  'reviews.approve': 'Aprovar',
  'reviews.reject': 'Recusar',
  'reviews.sendBack': 'Devolver',
  'reviews.cancel': 'Cancelar',
  'reviews.approveOf': 'Aprovar {name} de {kid}',
  'reviews.rejectOf': 'Recusar {name} de {kid}',
  'reviews.noteOf': 'Adicionar um recado ({name} de {kid})',
  'reviews.approveWithNote': 'Aprovar com um recado',
  'reviews.noteFor': 'Recado para {kid}',
  'reviews.quote': '“{note}”',
  'reviews.card': '{name}, {kid}',

  'reviews.alreadyReviewed': 'Já foi decidido',
  'reviews.alreadyReviewedText': 'Não espera mais por você.',
  'reviews.otherApproved': '{name} já aprovou',
  'reviews.otherSentBack': '{name} já devolveu',
  'reviews.youApproved': 'Você já aprovou',
  'reviews.youSentBack': 'Você já devolveu',
  'reviews.noAnswer':
    'Não chegou resposta: talvez tenha dado certo mesmo assim. Tente de novo, nada é feito duas vezes.',
} satisfies Record<keyof typeof en, string>;
