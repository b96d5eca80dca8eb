import { describe, expect, it } from 'vitest';
import type { ErrorMessage } from '@shared/error-text';
import { errorDetail } from './error-detail';
import { AppError, conflict, invalid, notFound, rateLimited } from './errors';

const detail = (error: AppError) => JSON.parse(errorDetail(error)) as unknown;
const withFields = (fields: Record<string, ErrorMessage>) =>
  new AppError('validation', 'validation', { fields });
const tooLong = { key: 'validation.too_long', params: { max: 60 } };

describe('the detail of an error', () => {
  it('has the key and the params of the message', () => {
    expect(detail(notFound('chore'))).toEqual({ key: 'not_found.chore' });
    expect(detail(conflict('price_changed', { stars: 3 }))).toEqual({
      key: 'price_changed',
      params: { stars: 3 },
    });
    expect(detail(conflict('sold_out', { stars: 3 }))).toEqual({ key: 'sold_out' });
    expect(detail(rateLimited(30_000))).toEqual({ key: 'rate_limited', params: { seconds: 30 } });
  });

  it('lists invalid fields, with the first one as the main error', () => {
    const name = { key: 'validation.chore_name', params: {} };
    expect(detail(withFields({ name, description: tooLong }))).toEqual({
      key: 'validation.chore_name',
      fields: { name: { key: 'validation.chore_name' }, description: tooLong },
    });
  });

  it("has no key for Zod's own messages", () => {
    expect(detail(invalid('kind', 'Invalid option' as never))).toEqual({ fields: { kind: {} } });
  });

  it('is short enough for a header and ASCII only', () => {
    const many = Array.from({ length: 500 }, (_, index) => [`kinder.${index}.größe\r\n`, tooLong] as const);
    const header = errorDetail(withFields(Object.fromEntries(many)));
    expect(header).toMatch(/^[ -~]{500,1000}$/);
    const { fields } = JSON.parse(header) as { fields: object };
    expect(Object.keys(fields)).toContain('kinder.0.größe\r\n');
    expect(detail(withFields({ ['x'.repeat(2000)]: tooLong, name: tooLong }))).toEqual({
      ...tooLong,
      fields: { name: tooLong },
    });
  });
});
