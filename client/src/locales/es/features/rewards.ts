import type en from '../../en/features/rewards';

/** Words of the parent’s rewards: cards, form and deletion. */
export default {
  'rewards.title': 'Premios',
  'rewards.text': 'En qué pueden gastar sus estrellas los niños.',
  'rewards.new': 'Nuevo premio',
  'rewards.none': 'Aún no hay premios',
  'rewards.noneText':
    'Algo pequeño para pronto, algo grande para ahorrar: un cuento antes de dormir, un día en la piscina.',
  'rewards.search': 'Buscar un premio',
  'rewards.failed': 'Los premios no se cargaron',
  'rewards.loading': 'Cargando los premios',

  'rewards.small': 'Pequeño',
  'rewards.medium': 'Mediano',
  'rewards.big': 'Grande',
  'rewards.soldOut': 'Se acabó',
  'rewards.mystery': 'Sorpresa',
  'rewards.used': '{count, plural, one {Usado # vez} other {Usado # veces}}',
  'rewards.usedOf': '{count, number} de {limit, number} usados',

  'rewards.edit': 'Editar premio',
  'rewards.save': 'Guardar premio',
  'rewards.name': 'Nombre del premio',
  'rewards.nameExample': 'Noche de película',
  'rewards.description': '¿Qué reciben?',
  'rewards.descriptionExample': 'Eliges la película y hay palomitas.',
  'rewards.cost': 'Precio en estrellas',
  'rewards.limit': 'Cuántas veces en total',
  'rewards.noLimit': 'Sin límite',
  'rewards.usedSoFar':
    '{count, plural, one {Usado # vez hasta ahora.} other {Usado # veces hasta ahora.}} Vacío: sin límite.',
  'rewards.size': 'Tamaño',
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'Cambia con el precio. Elige uno para dejarlo fijo.',
  'rewards.sizePicked': 'Lo elegiste tú.',
  'rewards.makeMystery': 'Que sea una sorpresa',
  'rewards.mysteryHint': 'Los niños ven un regalo envuelto hasta que lo apruebas.',
  'rewards.visible': 'Los niños ven este premio',
  'rewards.inactiveHint': 'Descansa: en la tienda se ve apagado hasta que lo actives.',
  'rewards.icon': 'Elige un dibujo para el premio',
  'rewards.unnamed': 'Tu premio nuevo',
  'rewards.getIt': '¡Lo quiero!',
  'rewards.saved': 'Premio guardado',
  'rewards.added': 'Premio añadido',
  'rewards.updateFailed': 'No se pudo guardar el premio',
  'rewards.createFailed': 'No se pudo crear el premio',

  'rewards.deleteText': 'Los niños ya no podrán pedirlo. Lo que recibieron se queda en el historial.',
  'rewards.delete': 'Borrar premio',
  'rewards.deleted': 'Premio borrado',
  'rewards.deleteFailed': 'No se pudo borrar el premio',
} satisfies Record<keyof typeof en, string>;
