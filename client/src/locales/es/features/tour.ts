import type en from '../../en/features/tour';

/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'Míralo por dentro',
  'tour.text': 'Lo que ven los niños y lo que ves tú.',

  // What kids see
  'tour.today': 'Su día, en dibujos',
  'tour.todayText':
    'Qué toca ahora, qué viene después y qué ya está hecho, en voz alta para quien aún no lee. Cada tarea llena el nido, y un nido lleno abre un huevo.',
  'tour.todayAlt': 'El día de un niño: sus tareas, las estrellas que dan y un nido que se llena.',
  'tour.nest': 'Un nido que crece',
  'tour.nestText':
    'Los niveles, las medallas y las rachas traen tesoros para decorar el nido. Las estrellas se gastan o se ahorran para un deseo.',
  'tour.nestAlt': 'El nido de un niño: tesoros en una rama, amigos para elegir y el camino al próximo nivel.',

  // What parents see
  'tour.plan': 'Toda la semana a la vista',
  'tour.planText':
    'Tareas en días fijos, por turnos o para quien llegue primero. Arrastra una a otro día y haz una pausa en vacaciones sin que nada cuente como perdido.',
  'tour.planAlt': 'El plan de una semana: las tareas de cada niño en cada día.',
  'tour.statement': 'Cada estrella tiene su historia',
  'tour.statementText':
    'Mira por qué se ganó cada estrella y quién la aprobó. Puedes deshacerlo durante siete días, y también dar estrellas a mano.',
  'tour.statementAlt': 'Las estrellas de un niño: lo que dio cada tarea y cómo suma.',

  // What else it does
  'tour.more': 'Y además',
  'tour.pictures': 'Cuatro dibujos, sin contraseña',
  'tour.picturesText': 'Los niños entran sin leer ni una palabra.',
  'tour.people': 'Todos los que ayudan',
  'tour.peopleText': 'Padres, abuelos y cuidadores, en una casa o en dos.',
  'tour.tuneUp': 'Cada mes, mejor',
  'tour.tuneUpText': 'Muestra las tareas que nadie hace y los premios que quedan muy lejos.',
  'tour.news': 'Sin estar pendiente todo el día',
  'tour.newsText': 'Notificaciones, una carta semanal y un calendario al que suscribirse.',
  'tour.languages': 'Seis idiomas, de día y de noche',
  'tour.languagesText': 'Tema oscuro, sin conexión, con teclado y lector de pantalla.',
  'tour.data': 'Tus datos son tuyos',
  'tour.dataText': 'Llévate todo en un archivo o bórralo para siempre.',
} satisfies Record<keyof typeof en, string>;
