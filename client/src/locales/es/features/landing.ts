import type en from '../../en/features/landing';

/** Words of the landing page. */
export default {
  'landing.title': 'Starnest · Tareas con magia',

  'landing.onThisPage': 'En esta página',
  'landing.navWhy': 'Por qué gusta',
  'landing.navRooms': 'Lugares',
  'landing.parentLogin': 'Padres',

  'landing.headline': 'Tareas con magia',
  'landing.headlineStart': 'Tareas con',
  'landing.headlineEnd': 'magia',
  'landing.promise':
    'Los niños ordenan, juntan estrellas y las gastan en premios que eligió toda la familia.',

  'landing.portals': 'Entradas',
  'landing.kidsPortal': 'Portal de niños',
  'landing.kidsPortalText': '¡Escribe el código familiar y a volar!',
  'landing.enterPortal': 'Entrar',
  'landing.parentAuth': 'Entrar o crear cuenta',
  'landing.adminLogin': 'Administración',

  'landing.why': 'Por qué a las familias les encanta Starnest',
  'landing.starRewards': 'Estrellas por tareas',
  'landing.starRewardsText': 'Cada tarea hecha da estrellas, en cuanto la apruebas.',
  'landing.exampleChore': 'Regar las plantas',
  'landing.doIt': '¡Hecho!',
  'landing.levelBadges': 'Medallas de nivel',
  'landing.levelBadgesText': 'Diez para reunir, de Primera Estrella a Leyenda.',
  'landing.familyFun': 'Diversión en familia',
  'landing.familyFunText': 'Una clasificación nueva cada domingo.',
  'landing.kidAva': 'Ana',
  'landing.kidLeo': 'Leo',
  'landing.kidMia': 'Mía',
  'landing.tieredRewards': 'Premios por tamaño',
  'landing.tieredRewardsText': 'Pequeños, medianos y grandes, para ir ahorrando.',
  'landing.big': 'Grande',
  'landing.bigPrice': 'desde 51 estrellas',
  'landing.medium': 'Mediano',
  'landing.mediumPrice': 'de 11 a 50',
  'landing.small': 'Pequeño',
  'landing.smallPrice': 'hasta 10',

  'landing.how': 'Cómo funciona',
  'landing.stepCreate': 'Creas tareas',
  'landing.stepCreateText': 'Elige un dibujo, pon las estrellas.',
  'landing.stepComplete': 'Los niños las hacen',
  'landing.stepCompleteText': 'Tocan ¡Hecho! y tú miras y apruebas.',
  'landing.stepRedeem': 'Ganan y eligen',
  'landing.stepRedeemText': 'Las estrellas se vuelven películas y paseos.',

  'landing.roomsTitle': 'Una tarea para cada lugar',
  'landing.roomsText': 'Empieza con seis colecciones o crea las tuyas.',
  'landing.kitchen': 'Cocina',
  'landing.bedroom': 'Dormitorio',
  'landing.cleaning': 'Limpieza',
  'landing.study': 'Estudio',
  'landing.petCare': 'Mascotas',
  'landing.organize': 'Orden',

  'landing.closing': 'Tu nido está listo.',
  'landing.closingText':
    'Crea tu cuenta, recibe tu código familiar de cinco números y que esta noche termine con un “¡Lo hice!”',
  'landing.startFamily': 'Crear tu familia',
} satisfies Record<keyof typeof en, string>;
