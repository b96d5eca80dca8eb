import type en from '../../en/features/reviews';

/** Words with which a parent reviews a chore that is done or a reward that is asked for. */
export default {
  'reviews.parentsDecide': 'Esto lo deciden los padres.',
  'reviews.approve': 'Aprobar',
  'reviews.reject': 'Aún no',
  'reviews.sendBack': 'Devolver',
  'reviews.cancel': 'Cancelar',
  'reviews.approveOf': 'Aprobar {name} de {kid}',
  'reviews.rejectOf': 'Aún no: {name} de {kid}',
  'reviews.noteOf': 'Añadir una nota ({name} de {kid})',
  'reviews.approveWithNote': 'Aprobar con una nota',
  'reviews.noteFor': 'Nota para {kid}',
  'reviews.quote': '“{note}”',
  'reviews.card': '{name}, {kid}',

  'reviews.alreadyReviewed': 'Ya está decidido',
  'reviews.alreadyReviewedText': 'Ya no lo tienes pendiente.',
  'reviews.otherApproved': '{name} ya lo aprobó',
  'reviews.otherSentBack': '{name} ya lo devolvió',
  'reviews.youApproved': 'Ya lo aprobaste',
  'reviews.youSentBack': 'Ya lo devolviste',
  'reviews.noAnswer':
    'No llegó respuesta: puede que se haya hecho de todos modos. Vuelve a intentarlo; nada se hace dos veces.',
} satisfies Record<keyof typeof en, string>;
