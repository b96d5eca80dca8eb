import fc from 'fast-check';
import { expect, it } from 'vitest';
import { litSteps } from './goal-path';

it('lights the path to the wish by tenths of a star, all of it only when the stars suffice', () => {
  expect(litSteps(76, 90)).toBe(8.4);
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 1000 }), (free, cost) => {
      const lit = litSteps(free, cost);
      expect(lit === 10).toBe(free >= cost);
      expect(lit).toBeGreaterThanOrEqual(0);
      expect(lit).toBeLessThanOrEqual((10 * free) / cost);
    }),
  );
});
