import { byFileName, Drawing } from './drawing';
import iceCream from './pictures/ice-cream.svg?url';

const drawings = byFileName({
  ...import.meta.glob<string>('./rewards/*.svg', { eager: true, query: '?url', import: 'default' }),
  // The cone stands among the password pictures; here it is a treat like the others.
  'rewards/ice-cream.svg': iceCream,
});

/** Words in a reward's name that say what it looks like. */
const byWord: readonly (readonly [RegExp, string])[] = [
  [/movie|film|cinema|popcorn/i, 'popcorn'],
  [/pizza|dinner|lunch|restaurant|takeaway/i, 'pizza'],
  [/book|story|stories|read|comic|library/i, 'book'],
  [/tablet|screen|game|gaming|video|tv\b|phone/i, 'tablet'],
  [/swim|pool|beach|water|splash/i, 'swim'],
  [/park|playground|swing|zoo|playdate/i, 'park'],
  [/camp|tent|trip|sleepover|outing|holiday|adventure/i, 'tent'],
  [/paint|art\b|craft|draw|colou?r|clay|sticker/i, 'paint'],
  [/ice[ -]?cream|gelato|sundae|sorbet/i, 'ice-cream'],
  [/cookie|candy|sweet|treat|snack|cake|chocolate/i, 'cookie'],
  [/present|gift|surprise|treasure|toy|box/i, 'gift'],
];

/** What a nameless shape of reward looks like, by its size. */
const byTier: Record<string, readonly string[]> = {
  small: ['cookie', 'book', 'paint'],
  medium: ['popcorn', 'pizza', 'tablet', 'swim'],
  big: ['tent', 'park', 'swim'],
};

function drawingFor(name: string, tier: string | undefined): string {
  const told = byWord.find(([word]) => word.test(name));
  if (told) return told[1];
  const choices = byTier[tier ?? 'medium'] ?? byTier['medium'] ?? [];
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return choices[sum % choices.length] ?? 'gift';
}

/** A reward without a photo: the same name always gets the same drawing. A mystery is a gift with a question mark. */
export function RewardArt({
  name,
  tier,
  mystery = false,
  size,
  label,
  className,
}: {
  name: string;
  tier?: string;
  mystery?: boolean;
  size?: number;
  label?: string;
  className?: string;
}) {
  const src = drawings.get(mystery ? 'mystery' : drawingFor(name, tier)) ?? '';
  return <Drawing src={src} size={size} label={label} className={className} />;
}
