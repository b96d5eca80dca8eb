import { SCENES, STICKER_SCENES, STICKERS, type Sticker } from '../constants';

/**
 * The family's id shuffles the six scenes. Two scenes are mixed, so that a kid fills two albums at a time.
 */
export function stickerOrder(familyId: string): Sticker[] {
  const random = randomFrom(familyId);
  const scenes = shuffled(SCENES, random).map((scene) => shuffled<Sticker>(STICKER_SCENES[scene], random));
  return [0, 2, 4].flatMap((first) => {
    const [one = [], other = []] = scenes.slice(first, first + 2);
    return one.flatMap((sticker, index) => [sticker, ...other.slice(index, index + 1)]);
  });
}

/** The next sticker. The list starts again once the kid has all. */
export function nextSticker(familyId: string, owned: readonly Sticker[]): Sticker {
  const counts = new Map<Sticker, number>(STICKERS.map((sticker) => [sticker, 0]));
  for (const sticker of owned) counts.set(sticker, (counts.get(sticker) ?? 0) + 1);
  const fewest = Math.min(...counts.values());
  const next = stickerOrder(familyId).find((sticker) => counts.get(sticker) === fewest);
  return next ?? STICKERS[0];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Random numbers in [0, 1) from `seed`: FNV-1a, then xorshift. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
