import type en from '../../en/features/tablet';

/** Words of the family's tablet: its name cards, handing it on, and its rest. */
export default {
  'tablet.ours': 'Nosso tablet',
  'tablet.notLoaded': 'Os nomes não carregaram',
  'tablet.notOurs': 'Este tablet não está mais conectado',
  'tablet.notOursText': 'Digite o código da família ou peça a um adulto para conectar de novo.',
  'tablet.yourTurn': 'Sua vez',

  'tablet.giveTo': 'Passe para {name}',
  'tablet.iAm': 'Eu sou {name}',
  'tablet.someoneElse': 'Outra pessoa',

  'tablet.stillThere': 'Ainda está aí, {name}?',
  'tablet.here': 'Estou aqui!',
} satisfies Record<keyof typeof en, string>;
