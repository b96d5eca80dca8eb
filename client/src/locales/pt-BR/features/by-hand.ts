import type en from '../../en/features/by-hand';

/** Words for giving and taking stars by hand, and for stars that are spent already. */
export default {
  'byHand.title': 'Estrelas para {name}',
  'byHand.giveOrTake': 'Dar ou tirar',
  'byHand.give': 'Dar',
  'byHand.take': 'Tirar',
  'byHand.howMany': 'Quantas',
  'byHand.anotherNumber': 'Outra quantidade',
  'byHand.whatFor': 'Por quê',
  'byHand.kidSees': '{name} vê isto',
  'byHand.other': 'Outra coisa',
  'byHand.ownReason': 'Por quê, com suas palavras',
  'byHand.helped': 'Ajudou sem ninguém pedir',
  'byHand.kind': 'Foi gentil com alguém',
  'byHand.tried': 'Se esforçou muito',
  'byHand.school': 'Boas notícias da escola',
  'byHand.correction': 'Correção',
  'byHand.spentOutside': 'Gastas fora do Starnest',
  'byHand.has': '{name} tem <0/>',
  'byHand.willHave': 'terá <0/>',
  'byHand.atMost': 'No máximo {count, number}. O nível e as medalhas ficam como estão.',
  'byHand.nothingToTake': '{name} não tem estrelas para tirar.',
  'byHand.giveCount': 'Dar {count, plural, one {# estrela} other {# estrelas}}',
  'byHand.takeCount': 'Tirar {count, plural, one {# estrela} other {# estrelas}}',
  'byHand.giveFailed': 'As estrelas não foram dadas',
  'byHand.takeFailed': 'As estrelas não foram tiradas',
  'byHand.unsure': 'Não se sabe se deu certo',
  'byHand.notThatMany': 'Não há tantas estrelas',
  'byHand.hasNow': '{name} tem agora {count, plural, =0 {# estrelas} one {# estrela} other {# estrelas}}.',
  'byHand.off': 'Sua família só dá estrelas por tarefas',
  'byHand.offText': 'Dar e tirar estrelas à mão foi desligado nos ajustes.',

  'spent.title': 'Já foram gastas',
  'spent.text':
    '{what} deu {given, plural, one {# estrela} other {# estrelas}} e {kid} só tem {has, number}. {missing, plural, one {Falta #} other {Faltam #}}, por isso agora não dá para desfazer.',
  'spent.choices':
    'Desfaça antes o prêmio em que foram gastas, espere até haver de novo o bastante ou tire à mão as que sobraram.',
  'spent.wait': 'Esperar',
  'spent.takeByHand': 'Tirar à mão',
  'spent.showReward': 'Ver o prêmio',
} satisfies Record<keyof typeof en, string>;
