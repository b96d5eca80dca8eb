import { CHORE_ICONS, type ChoreIcon } from '../icons';

export interface ChoreLook {
  name: string;
  iconName?: string | null;
}

export interface ChoreAppearance extends ChoreLook {
  imageUrl?: string | null;
  category?: string | null;
}

/** Matches words by their start, in any alphabet. */
const starts = (...words: readonly string[]) => new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')})`, 'iu');

const STEP_RULES: readonly (readonly [RegExp, ChoreIcon])[] = [
  [
    starts(
      '(?:go to|use) the (?:bathroom|toilet|potty)',
      'potty',
      '(?:auf|aufs|auf die|zur) (?:toilette|klo)',
      '(?:ir|ve) al baño',
      '(?:aller|va) aux toilettes',
      '(?:ir|vá) ao banheiro',
      '(?:الذهاب|اذهب) إلى (?:الحمام|المرحاض)',
    ),
    'toilet',
  ],
  [
    starts(
      'wash.*\\bhands',
      'hände waschen',
      'wasch.*hände',
      'l[aá]va.*manos',
      '(?:se )?lave[rz]?.*mains',
      'lav[ae].*mãos',
      '(?:اغسل|غسل).*يد',
    ),
    'wash-hands',
  ],
  [
    starts(
      '(?:comb|brush).*\\bhair',
      'haare? (?:kämmen|bürsten)',
      '(?:kämm|bürst).*haar',
      'p[eé]ina',
      '(?:se )?coiffe',
      '(?:brosse|peigne).*cheveux',
      '(?:pente|escove|escova).*cabelo',
      '(?:مشط|تمشيط|صفف|تصفيف).*شعر',
    ),
    'comb-hair',
  ],
  [
    starts(
      '(?:eat|have).*\\bbreakfast',
      'frühstück',
      'desayun',
      '(?:prends?|prendre|mange[rz]?).*(?:petit[ -]déj)',
      'tom[ae]r? (?:o )?café',
      'تناول.*(?:الفطور|فطورك|الإفطار|إفطارك)',
    ),
    'breakfast',
  ],
  [
    starts(
      'lunch ?box',
      'brotdose',
      'lonchera',
      'fiambrera',
      'boîte à (?:goûter|lunch)',
      'lancheira',
      '(?:علبة|صندوق) (?:الطعام|الغداء|طعامك|غدائك)',
    ),
    'lunchbox',
  ],
  [
    starts(
      'shoes?(?!\\p{L})',
      '(?:haus|turn)?schuhe',
      'zapatos',
      'zapatillas',
      'chaussures',
      'sapatos',
      'tênis',
      '(?:ال)?(?:حذاء|أحذية)',
    ),
    'shoes',
  ],
  [
    starts(
      'jackets?(?!\\p{L})',
      '(?:hang|put).*\\bcoat',
      'jacke',
      'chaqueta',
      'abrigo',
      'veste',
      'manteau',
      'casaco',
      'jaqueta',
      '(?:ال)?(?:سترة|معطف)',
    ),
    'jacket',
  ],
  [
    starts(
      'drink.*\\bwater',
      'wasser trinken',
      'trink.*wasser',
      'beb[ae].*agua',
      'boi[st].*eau',
      'boire.*eau',
      'beb[ae].*água',
      '(?:اشرب|شرب).*ماء',
    ),
    'drink-water',
  ],
  [
    starts(
      'snack',
      'zwischenmahlzeit',
      'imbiss',
      'merienda',
      'merend',
      'goûter',
      'lanche(?!\\p{L})',
      '(?:وجبة خفيفة)',
    ),
    'snack',
  ],
  [starts('p[ay]jamas?', 'schlafanzug', 'pyjama', 'pijama', '(?:ال)?(?:بيجاما|ملابس النوم)'), 'pajamas'],
  [
    starts(
      '(?:say|wish).*\\bgood ?night',
      'gute nacht',
      'buenas noches',
      '(?:dis|dire).*bonne nuit',
      'boa noite',
      '(?:قول |قل )?تصبح.*على خير',
    ),
    'say-goodnight',
  ],
  [
    starts(
      '(?:turn|switch).*\\blights?\\b',
      'lights? (?:out|off)',
      'licht aus',
      'apag.*lu[zc]',
      '(?:éteins|éteindre|extinction).*(?:lumière|feux)',
      '(?:إطفاء|أطفئ).*(?:ضوء|نور|أنوار)',
    ),
    'lights-out',
  ],
];

/** The first match wins. Kids who can't read rely on the drawing, so each rule must match it exactly. */
const RULES: readonly (readonly [RegExp, ChoreIcon])[] = [
  ...STEP_RULES,
  [/\b(tooth|teeth|toothbrush|floss)/i, 'brush-teeth'],
  [/\bbab(y|ies)\b|\b(little|younger) (brother|sister)\b|\btoddler|\bdiaper|\bnappy/i, 'baby-help'],
  [/\blitter ?box|\bcat litter|\bkitty litter|\bcat tray/i, 'litter-box'],
  [/\bwalk\b.*\b(dog|puppy)|\b(dog|puppy) walk|\btake\b.*\b(dog|puppy)\b.*\b(out|walk)/i, 'walk-dog'],
  [/\bwater (bowl|dish)|\bwater for\b.*\b(cat|dog|pet|rabbit|hamster|bird)/i, 'water-bowl'],
  [/\bfeed(ing)?\b|\b(pet|cat|dog) food\b/i, 'feed-pet'],
  [/\bwater(ing)?\b.*\b(garden|lawn|grass|trees?|vegetables?)\b/i, 'water-garden'],
  [/\bwater(ing)?\b.*\b(plants?|flowers?|pots?|herbs?|cactus)\b/i, 'water-plants'],
  [/\bweed(s|ing)?\b/i, 'pull-weeds'],
  [/\bmow|\b(cut|trim)\b.*\b(grass|lawn)\b/i, 'mow-lawn'],
  [/\bsnow\b/i, 'shovel-snow'],
  [/\bmak(e|ing)\b.*\bbeds?\b|\bchange\b.*\b(sheets|duvet|bed linen)\b/i, 'make-bed'],
  [
    /\bdressed\b|\bdress yourself|\bput on\b.*\b(clothes|socks|uniform)|\blay out\b.*\bclothes/i,
    'get-dressed',
  ],
  [/\bwak(e|ing)\b.*\bup\b|\bget(ting)? up\b|\balarm\b|\bout of bed\b/i, 'wake-up'],
  [
    /\b(take|have)\b.*\b(bath|shower)\b|\b(bath|shower) ?time\b|^(bath|shower)$|\bwash (your )?(body|hair)\b/i,
    'shower',
  ],
  [/\bfold(ing)?\b|\b(match|pair|sort)(ing)?\b.*\bsocks?\b/i, 'fold-laundry'],
  [/\biron(ing)?\b/i, 'iron'],
  [/\bhang(ing)?\b.*\b(clothes|laundry|washing|towels?)\b|\bclothes ?line\b/i, 'hang-clothes'],
  [/\blaundry basket\b/i, 'do-laundry-2'],
  [/\blaundry\b|\bwashing machine\b|\bwash(ing)?\b.*\b(clothes|towels|sheets)\b/i, 'do-laundry'],
  [/\btoys?\b|\blego\b|\bplayroom\b/i, 'tidy-toys'],
  [/\b(set|lay)(ting|ing)?\b.*\bthe table\b/i, 'set-table'],
  [/\bgrocer(y|ies)\b|\bsupermarket\b/i, 'groceries'],
  [/\bdish(es|washer)?\b|\bplates?\b|\bcups?\b|\bcutlery\b|\bsilverware\b/i, 'wash-dishes'],
  [
    /\bcook(ing)?\b|\b(make|making|prepare|help with)\b.*\b(breakfast|lunch|dinner|supper|soup|meals?)\b/i,
    'cook',
  ],
  [
    /\bhome ?work\b|\bmaths?\b|\bworksheets?\b|\bpractice\b.*\b(letters|numbers|writing|spelling)\b/i,
    'homework',
  ],
  [/\bbooks?\b.*\baway\b|\baway\b.*\bbooks?\b/i, 'organize'],
  [/\bread(ing)?\b|\bbooks?\b/i, 'read-book'],
  [/\binstrument\b|\bpiano\b|\bviolin\b|\bguitar\b|\bflute\b|\bcello\b|\bmusic\b/i, 'practise-music'],
  [/\bschool ?bag\b|\bbackpack\b|\brucksack\b|\bsatchel\b/i, 'pack-schoolbag'],
  [/\brecycl/i, 'recycle'],
  [/\bpick(ing)? ?up\b.*\b(trash|rubbish|garbage)\b|\blitter\b/i, 'pickup-trash'],
  [/\btrash\b|\bgarbage\b|\brubbish\b|\b(dust)?bins?\b/i, 'take-out-trash'],
  [/\bvacuum|\bhoover/i, 'vacuum'],
  [/\bsweep|\bbroom\b|\bdustpan\b/i, 'sweep'],
  [/\bmop(ping)?\b|\b(wash|scrub)\b.*\bfloors?\b/i, 'wash-floors'],
  [/\b(wash|clean)(ing)?\b.*\bcar\b/i, 'wash-car'],
  [/\bwindows?\b|\bmirrors?\b/i, 'clean-windows'],
  [/\bdust(ing)?\b|\bwip(e|ing)\b/i, 'dust'],
  [/\btid(y|ying)\b|\borgani[sz]|\bclean(ing)?( up)? (your|the|my) (bed)?room\b|\bdeclutter/i, 'organize'],
];

/** The history has only a name. */
export function choreAppearanceOf(name: string, chores: readonly ChoreAppearance[] = []): ChoreAppearance {
  return chores.find((chore) => chore.name === name) ?? { name };
}

export const suggestedIcon = (name: string): ChoreIcon | null =>
  RULES.find(([words]) => words.test(name))?.[1] ?? null;

/** The chore's icon, else the drawing for its name, else the generic one. */
export function choreIcon({ name, iconName }: ChoreLook): ChoreIcon {
  const chosen = CHORE_ICONS.find((icon) => icon === iconName);
  return chosen ?? suggestedIcon(name) ?? 'any';
}
