import { PATTERN_LENGTH, PICTURES } from '../constants';

/** True for four different picture indices 0-9, in order. */
export function isPicturePattern(value: readonly number[]): boolean {
  return (
    value.length === PATTERN_LENGTH &&
    new Set(value).size === PATTERN_LENGTH &&
    value.every((index) => Number.isInteger(index) && index >= 0 && index < PICTURES.length)
  );
}
