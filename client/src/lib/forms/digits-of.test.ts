import { describe, expect, it } from 'vitest';
import { digitsOf, wholeOf } from './digits-of';

describe('digitsOf', () => {
  it.each([
    ['4 8-2a', '482'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٤8۲', '482'],
    ['निجمة³', ''],
    ['', ''],
  ])('reads %s as %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('wholeOf', () => {
  it.each([
    [' 25 ', '25'],
    ['٢٥', '25'],
    ['', ''],
    ['2.5', null],
    ['2,5', null],
    ['-3', null],
    ['−3', null],
  ])('reads %j as %j', (text, digits) => {
    expect(wholeOf(text)).toBe(digits);
  });
});
