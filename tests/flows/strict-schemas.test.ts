import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strict } from '../support/strict';

const inner = z.object({ id: z.string() });

describe('a strict schema', () => {
  it.each([
    ['at the top', inner, { id: 'a' }, { id: 'a', leaked: 1 }],
    ['in a field', z.object({ inner }), { inner: { id: 'a' } }, { inner: { id: 'a', leaked: 1 } }],
    ['in a list', z.array(inner).min(1), [{ id: 'a' }], [{ id: 'a', leaked: 1 }]],
    [
      'in a field that may be null',
      z.object({ inner: inner.nullable() }),
      { inner: null },
      { inner: { id: 'a', leaked: 1 } },
    ],
    [
      'in a field that may be absent',
      z.object({ inner: inner.optional() }),
      {},
      { inner: { id: 'a', leaked: 1 } },
    ],
    [
      'in one of several shapes',
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('a'), inner }),
        z.object({ type: z.literal('b') }),
      ]),
      { type: 'a', inner: { id: 'a' } },
      { type: 'a', inner: { id: 'a', leaked: 1 } },
    ],
  ])('rejects an unknown field %s, which the contract ignores', (_where, schema, right, leaking) => {
    expect(strict(schema).parse(right)).toEqual(right);
    expect(strict(schema).safeParse(leaking).success).toBe(false);
    expect(schema.safeParse(leaking).success).toBe(true);
  });

  it('keeps the checks of a list', () => {
    expect(strict(z.array(inner).min(1)).safeParse([]).success).toBe(false);
  });
});
