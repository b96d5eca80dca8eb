import type en from '../../en/features/library';

/** Words of the dialogs in which ready-made chores and rewards are ticked. */
export default {
  'library.choreIdeas': 'Ideas de tareas',
  'library.rewardIdeas': 'Ideas de premios',
  'library.text':
    'Marca lo que vaya con tu familia. Los nombres, días y estrellas se pueden cambiar después.',

  'library.all': 'Todo',
  'library.age': 'Edad',
  'library.allAges': 'Todas las edades',
  'library.ageRange': '{from, number}–{to, number}',
  'library.room': 'Lugar',
  'library.kitchen': 'Cocina',
  'library.bedroom': 'Dormitorio',
  'library.cleaning': 'Limpieza',
  'library.study': 'Estudio',
  'library.petCare': 'Mascotas',
  'library.organize': 'Orden',
  'library.found': '{count, plural, one {# idea} other {# ideas}}',

  'library.ages': '{from, number}–{to, number} años',
  'library.present': 'Ya en tu lista',

  'library.addChores': '{count, plural, =0 {Añadir tareas} one {Añadir # tarea} other {Añadir # tareas}}',
  'library.addRewards': '{count, plural, =0 {Añadir premios} one {Añadir # premio} other {Añadir # premios}}',
  'library.adding': 'Añadiendo',
  'library.nothingChosen': 'Aún no hay nada elegido',
  'library.tickChores': 'Marca las tareas que vayan con tu familia.',
  'library.tickRewards': 'Marca los premios que vayan con tu familia.',
  'library.choresAdded': '{count, plural, one {# tarea añadida} other {# tareas añadidas}}',
  'library.rewardsAdded': '{count, plural, one {# premio añadido} other {# premios añadidos}}',
  'library.someAdded': 'Añadido {count, number} de {total, number}',
  'library.othersTicked': 'Lo demás sigue marcado. {why}',
} satisfies Record<keyof typeof en, string>;
