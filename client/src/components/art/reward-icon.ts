import { REWARD_ICONS, type RewardIcon } from '@shared/icons';

export interface RewardLook {
  name: string;
  iconName?: string | null;
}

/** The first match wins. Kids who can't read rely on the drawing, so each rule must match it exactly. */
const RULES: readonly (readonly [RegExp, RewardIcon])[] = [
  [/\bice[ -]?cream|\bgelato|\bsundae|\bsorbet/i, 'ice-cream-cone'],
  [/\bloll(y|ies|ipops?)\b/i, 'lollipop'],
  [/\bbak(e|es|ing)\b|\bcakes?\b|\bcup ?cakes?|\bmuffins?\b/i, 'baking'],
  [/\bcookies?\b|\bbiscuits?\b/i, 'cookie'],
  [/\bsweets\b|\bcand(y|ies)\b|\bgumm(y|ies)\b/i, 'sweets-jar'],
  [/\bpizza/i, 'pizza'],
  [/\bcinema|\bto (the|a) movies?\b|\bmovie the(ater|atre)|\btickets?\b/i, 'cinema-ticket'],
  [/\bmovies?\b|\bfilms?\b|\bpopcorn/i, 'popcorn'],
  [/\bstory|\bstories|\bread(ing)?\b|\bbooks?\b|\bcomics?\b|\blibrary\b/i, 'book'],
  [
    /\bvideo ?games?\b|\bgaming\b|\bconsole\b|\bplaystation|\bxbox|\bnintendo|\bminecraft|\broblox/i,
    'video-game',
  ],
  [/\btablet|\bipad|\bscreen ?time|\bscreen\b|\btv\b|\btelevision|\bcartoons?\b|\byoutube/i, 'tablet'],
  [/\bstay(ing)? up\b|\bup late\b|\blater? bedtime|\bbedtime\b.*\blater\b/i, 'stay-up-late'],
  [/\bswim|\bpool\b|\bbeach\b|\bwater ?park/i, 'swim'],
  [/\bzoo\b|\bsafari\b|\belephants?\b/i, 'zoo-elephant'],
  [
    /\btheme park|\bamusement park|\bfun ?fair\b|\bferris|\bcarnival\b|\blegoland|\bdisney ?(land|world)/i,
    'theme-park-wheel',
  ],
  [/\blego\b|\bbuilding (bricks|blocks)/i, 'lego-bricks'],
  [/\bplayground|\bswings?\b|\b(in|to|at) the park\b|^(the )?park\b/i, 'park'],
  [/\bsleep ?overs?\b|\bsleeps? over\b|\bslumber/i, 'sleepover-moon'],
  [/\bfriends?\b|\bplay ?dates?\b/i, 'friend-visit'],
  [/\bcamp(ing|s)?\b|\btents?\b/i, 'tent'],
  [/\bbikes?\b|\bbicycle|\bcycling\b/i, 'bike'],
  [/\btrips?\b|\bouting\b|\bexcursion\b|\bbus\b/i, 'bus-trip'],
  [/\bfoot ?ball\b|\bsoccer\b/i, 'football'],
  [/\b(toy|race|racing|remote[ -]control(led)?) cars?\b/i, 'toy-car'],
  [/\bdolls?\b|\bteddy|\bteddies\b|\bplush|\bstuffed animal|\bcuddly/i, 'doll-or-bear'],
  [/\bmoney\b|\bcoins?\b|\bdollars?\b|\beuros?\b|\ballowance\b|[$€£]/i, 'money-coins'],
  [/\bmusic\b|\bsongs?\b|\bheadphones\b/i, 'music-headphones'],
  [/\bgoldfish\b|\bpet fish\b|\baquarium\b/i, 'pet-fish'],
  [/\bpaint(s|ing)?\b/i, 'paint'],
  [/\bcrafts?\b|\bscissors\b|\bsew(ing)?\b/i, 'craft-scissors'],
  [/\bgifts?\b|\bpresents?\b|\bsurprise|\btreasure|\bprizes?\b/i, 'gift'],
];

export function rewardIcon({ name, iconName }: RewardLook): RewardIcon {
  const chosen = REWARD_ICONS.find((icon) => icon === iconName);
  return chosen ?? RULES.find(([words]) => words.test(name))?.[1] ?? 'any';
}
