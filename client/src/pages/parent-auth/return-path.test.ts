import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './parent-auth-page';

describe('safeReturnPath', () => {
  it.each(['/parent', '/parent/kid/7?x=1#top', '/'])('returns %s, a path of this app', (path) => {
    expect(safeReturnPath(path, '/fallback')).toBe(path);
  });

  it.each([
    null,
    '',
    'parent',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/parent',
    'javascript:alert(1)',
  ])('returns the fallback for %j', (path) => {
    expect(safeReturnPath(path, '/fallback')).toBe('/fallback');
  });
});
