import { describe, expect, it } from 'vitest';
import { SCENES, STICKERS } from '@shared/constants';
import { STICKER_SPOTS } from '@/components/art/sticker-spots';
import { figureLine } from '@/components/art/week-figure';
import { landing, nudged, ownSpot, placedKinds, pointOf, sceneOf, toPlace, withUnsent } from './placement';
import { pictureWidth } from './sticker-album';

const lamb = { id: 'lamb', day: '2030-06-17', scene: null, x: null, y: null } as const;

describe('a dropped sticker', () => {
  it('snaps to its own spot within 40 units', () => {
    const [x, y] = STICKER_SPOTS.lamb;
    expect(landing('lamb', 'meadow', { x: x + 40, y })).toEqual({ x, y });
    expect(landing('lamb', 'meadow', { x: x + 41, y })).toEqual({ x: x + 41, y });
  });

  it('stays where it is dropped in any scene, within its edges', () => {
    expect(ownSpot('lamb', 'sea')).toBeNull();
    expect(landing('lamb', 'sea', { x: -20, y: 700 })).toEqual({ x: 0, y: 600 });
  });

  it('moves by 24 units with the arrow keys', () => {
    expect(nudged({ x: 100, y: 100 }, 'ArrowRight')).toEqual({ x: 124, y: 100 });
    expect(nudged({ x: 100, y: 10 }, 'ArrowUp')).toEqual({ x: 100, y: 0 });
    expect(nudged({ x: 100, y: 100 }, 'Enter')).toBeNull();
  });

  it('is in the same place after a save', () => {
    for (const id of STICKERS) {
      const [x, y] = STICKER_SPOTS[id];
      const saved = toPlace(lamb.day, sceneOf(id), { x, y });
      expect(pointOf({ id, ...saved })).toEqual({ x, y });
      expect(ownSpot(id, sceneOf(id))).toEqual({ x, y });
    }
    expect(new Set(STICKERS.map(sceneOf))).toEqual(new Set(SCENES));
  });

  it('is where the kid put it before the server confirms', () => {
    const moved = withUnsent([lamb], [{ day: lamb.day, scene: 'sea', x: 500, y: 500 }]);
    expect(moved).toEqual([{ ...lamb, scene: 'sea', x: 500, y: 500 }]);
    expect([...placedKinds(moved)]).toEqual(['lamb']);
    expect([...placedKinds([lamb])]).toEqual([]);
  });
});

describe('the picture of a week', () => {
  it('is wider with more nights', () => {
    expect([1, 7].map(pictureWidth)).toEqual([72, 120]);
  });

  it('joins the stars of its nights in a loop, with the others attached to it', () => {
    expect(figureLine('kite', 1)).toEqual({ points: [[104, 8, 1]], line: '' });
    expect(figureLine('kite', 2).line).toBe('M104 8L104 132');
    expect(figureLine('kite', 4).line).toBe('M104 8L162 66L104 132L46 66Z');
    expect(figureLine('kite', 6).line).toBe('M104 8L162 66L104 132L46 66ZM104 132L128 153L176 164');
    expect(figureLine('cat', 3).points).toHaveLength(3);
  });
});
