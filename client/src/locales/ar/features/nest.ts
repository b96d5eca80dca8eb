import type en from '../../en/features/nest';

/** Words of My nest, where a kid furnishes what was earned. */
export default {
  'nest.who': 'من يشبهك؟',
  'nest.room': 'عشّي',
  'nest.things': 'أشيائي',
  'nest.freeSpots': 'أماكن فارغة',
  'nest.notSaved': 'لم ينجح ذلك',

  'nest.taken': '{thing}: أين نضعه؟',
  'nest.trade': 'تبديل المكان مع: {thing}',
  'nest.put': '{thing}: {spot}',
  'nest.onBranch': 'على الغصن، المكان {place, number}',
  'nest.onHook': 'تحت الغصن، المكان {place, number}',
  'nest.atRim': 'بجانبي، المكان {place, number}',
  'nest.onGround': 'على العشب، المكان {place, number}',

  'nest.thing.birdhouse': 'بيت العصافير',
  'nest.thing.blanket': 'بطانية',
  'nest.thing.bookshelf': 'رف الكتب',
  'nest.thing.crown-cushion': 'تاج',
  'nest.thing.flag': 'علم',
  'nest.thing.kite': 'طائرة ورقية',
  'nest.thing.lamp': 'مصباح',
  'nest.thing.lantern': 'فانوس',
  'nest.thing.mailbox': 'صندوق البريد',
  'nest.thing.rocket': 'صاروخ',
  'nest.thing.rug': 'سجادة',
  'nest.thing.star-garland': 'زينة النجوم',
  'nest.thing.teddy': 'دبدوب',
  'nest.thing.telescope': 'تلسكوب',
  'nest.thing.wind-chime': 'أجراس الريح',
  'nest.thing.window-box': 'أزهار النافذة',

  'nest.stickers': 'ملصقاتي',
  'nest.noStickers': 'في بيضة العش كل يوم ملصق لك. هيا نملأ العش!',
  'nest.times': '×{count}',
} satisfies Record<keyof typeof en, string>;
