import type en from '../../en/features/nest';

/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': 'Quem é você?',
  'nest.room': 'Meu ninho',
  'nest.things': 'Minhas coisas',
  'nest.freeSpots': 'Lugares livres',
  'nest.notSaved': 'Não deu certo',

  'nest.taken': '{thing}: agora toque num lugar!',
  'nest.trade': 'Trocar de lugar com: {thing}',
  'nest.put': '{thing}: {spot}',
  'nest.onBranch': 'No galho, lugar {place, number}',
  'nest.onHook': 'Embaixo do galho, lugar {place, number}',
  'nest.atRim': 'Do meu lado, lugar {place, number}',
  'nest.onGround': 'Na grama, lugar {place, number}',

  'nest.thing.birdhouse': 'Casinha',
  'nest.thing.blanket': 'Cobertor',
  'nest.thing.bookshelf': 'Estante',
  'nest.thing.crown-cushion': 'Coroa',
  'nest.thing.flag': 'Bandeira',
  'nest.thing.kite': 'Pipa',
  'nest.thing.lamp': 'Abajur',
  'nest.thing.lantern': 'Lanterna',
  'nest.thing.mailbox': 'Caixa de correio',
  'nest.thing.rocket': 'Foguete',
  'nest.thing.rug': 'Tapete',
  'nest.thing.star-garland': 'Varal de estrelas',
  'nest.thing.teddy': 'Ursinho',
  'nest.thing.telescope': 'Telescópio',
  'nest.thing.wind-chime': 'Sino dos ventos',
  'nest.thing.window-box': 'Floreira',

  'nest.stickers': 'Meus adesivos',
  'nest.noStickers': 'Encha seu ninho do dia. O ovo dele tem um adesivo para você!',
  'nest.times': '×{count}',
} satisfies Record<keyof typeof en, string>;
