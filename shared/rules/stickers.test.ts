import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCENES, STICKER_SCENES, STICKERS, type Sticker } from '../constants';
import { nextSticker, stickerOrder } from './stickers';

const sceneOf = (sticker: Sticker) =>
  SCENES.find((scene) => STICKER_SCENES[scene].some((name) => name === sticker));

describe('stickerOrder', () => {
  it('lists every sticker once, in the same order for every call, and alternates between two scenes at a time', () => {
    fc.assert(
      fc.property(fc.uuid(), (familyId) => {
        const order = stickerOrder(familyId);
        expect(stickerOrder(familyId)).toEqual(order);
        expect(order.toSorted()).toEqual(STICKERS.toSorted());
        const scenes = order.map(sceneOf);
        const twoEarlier = scenes.map((_, index) => scenes[index % 20 < 2 ? index : index - 2]);
        expect(scenes).toEqual(twoEarlier);
        expect(new Set(scenes.filter((_, index) => index % 20 < 2)).size).toBe(6);
      }),
    );
  });

  it('differs between families', () => {
    const firsts = fc.sample(fc.uuid(), 200).map((familyId) => stickerOrder(familyId)[0]);
    expect(new Set(firsts).size).toBeGreaterThan(20);
  });
});

describe('nextSticker', () => {
  it('gives a kid all sixty before any duplicate, in any order', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: 130 }), (familyId, days) => {
        const owned: Sticker[] = [];
        for (let day = 0; day < days; day += 1) owned.push(nextSticker(familyId, owned));
        const order = stickerOrder(familyId);
        expect(owned).toEqual(owned.map((_, index) => order[index % 60]));
      }),
      { numRuns: 20 },
    );
    const order = stickerOrder('family');
    expect(nextSticker('family', [...order.slice(0, 4), ...order.slice(5, 9)])).toBe(order[4]);
  });
});
