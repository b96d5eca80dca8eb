import { describe, expect, it } from 'vitest';
import { paths, safeReturnPath } from './paths';

describe('safeReturnPath', () => {
  it.each(['/parent', '/parent/kid/7?x=1#top', '/'])('goes back to %s, a path of this app', (path) => {
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
  ])('falls back for %j, which is not one', (path) => {
    expect(safeReturnPath(path, '/fallback')).toBe('/fallback');
  });
});

describe('paths', () => {
  it('escapes what is put into a URL', () => {
    expect(paths.kid('a/b')).toBe('/kid/a%2Fb');
    expect(paths.apiLogin('/parent?tab=kids')).toBe('/api/login?returnTo=%2Fparent%3Ftab%3Dkids');
    expect(paths.kidLogin('48213')).toBe('/kid-login?familyCode=48213');
  });
});
