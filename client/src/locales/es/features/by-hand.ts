import type en from '../../en/features/by-hand';

/** Words for giving and taking stars by hand, and for stars that are spent already. */
export default {
  'byHand.title': 'Estrellas para {name}',
  'byHand.giveOrTake': 'Dar o quitar',
  'byHand.give': 'Dar',
  'byHand.take': 'Quitar',
  'byHand.howMany': 'Cuántas',
  'byHand.anotherNumber': 'Otra cantidad',
  'byHand.whatFor': 'Por qué',
  'byHand.kidSees': '{name} lo ve',
  'byHand.other': 'Otra cosa',
  'byHand.ownReason': 'Por qué, con tus palabras',
  'byHand.helped': 'Ayudó por su cuenta',
  'byHand.kind': 'Amable con alguien',
  'byHand.tried': 'Se esforzó mucho',
  'byHand.school': 'Buenas noticias de la escuela',
  'byHand.correction': 'Corrección',
  'byHand.spentOutside': 'Gastadas fuera de Starnest',
  'byHand.has': '{name} tiene <0/>',
  'byHand.willHave': 'tendrá <0/>',
  'byHand.atMost': 'Como máximo {count, number}. El nivel y las medallas se quedan como están.',
  'byHand.nothingToTake': '{name} no tiene estrellas que quitar.',
  'byHand.giveCount': 'Dar {count, plural, one {# estrella} other {# estrellas}}',
  'byHand.takeCount': 'Quitar {count, plural, one {# estrella} other {# estrellas}}',
  'byHand.giveFailed': 'Las estrellas no se dieron',
  'byHand.takeFailed': 'Las estrellas no se quitaron',
  'byHand.unsure': 'No se sabe si se hizo',
  'byHand.notThatMany': 'No hay tantas estrellas',
  'byHand.hasNow': '{name} tiene ahora {count, plural, one {# estrella} other {# estrellas}}.',
  'byHand.off': 'Tu familia solo da estrellas por tareas',
  'byHand.offText': 'En los ajustes se desactivó dar y quitar estrellas a mano.',

  'spent.title': 'Ya están gastadas',
  'spent.text':
    '{what} dio {given, plural, one {# estrella} other {# estrellas}} y a {kid} le {has, plural, one {queda #} other {quedan #}}. {missing, plural, one {Falta #} other {Faltan #}}, así que ahora no se puede deshacer.',
  'spent.choices':
    'Deshaz antes el premio en que se gastaron, espera a que vuelva a haber suficientes o quita a mano las que quedan.',
  'spent.wait': 'Esperar',
  'spent.takeByHand': 'Quitar a mano',
  'spent.showReward': 'Ver el premio',
} satisfies Record<keyof typeof en, string>;
