import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages';
import { errorKey, errorOfIssue, errorText, shownParams } from './error-text';

describe('errorText', () => {
  it.each([
    [1, 'This reward now costs 1 star.'],
    [30, 'This reward now costs 30 stars.'],
  ])('pluralizes %d', (stars, text) => {
    expect(errorText({ key: 'price_changed', params: { stars } })).toBe(text);
  });

  it('formats large numbers with separators', () => {
    expect(errorText({ key: 'validation.at_most', params: { max: 10_000 } })).toBe(
      'Please enter 10,000 or less',
    );
  });

  it('returns an unknown key unchanged', () => {
    expect(errorText({ key: 'Invalid option', params: {} })).toBe('Invalid option');
  });

  it('has no duplicate messages', () => {
    const texts = Object.values(ERROR_MESSAGES).map((entry) =>
      typeof entry === 'string' ? entry : entry.other,
    );
    const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
    // One message covers unsupported image types and sizes.
    expect(twice).toEqual([ERROR_MESSAGES['unsupported_type.image']]);
  });
});

describe('error params', () => {
  it('include only values that the message shows', () => {
    expect(shownParams({ key: 'price_changed', params: { stars: 3, other: 1 } })).toEqual({ stars: 3 });
    expect(shownParams({ key: 'sold_out', params: { stars: 3 } })).toBeUndefined();
  });

  it.each([
    [z.string().max(5, errorKey('validation.too_long')), 'too long', 'Please use 5 characters or fewer'],
    [
      z.string().min(8, errorKey('validation.password_too_short')),
      'short',
      'Password must be at least 8 characters long',
    ],
    [
      z.string().refine(() => false, { error: errorKey('validation.too_many_days'), params: { max: 366 } }),
      '',
      'Please ask for 366 days or fewer',
    ],
  ])('include the limits of the schema', (schema, value, text) => {
    const issue = schema.safeParse(value).error?.issues[0];
    expect(issue && errorText(errorOfIssue(issue))).toBe(text);
  });

  it('replace Zod’s own text', () => {
    const issue = z.object({}).safeParse(5).error?.issues[0];
    expect(issue && errorText(errorOfIssue(issue))).toBe('Please check what you entered.');
  });
});
