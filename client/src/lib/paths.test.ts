import { describe, expect, it } from 'vitest';
import { paths } from './paths';

describe('paths', () => {
  it('escapes what is put into a URL', () => {
    expect(paths.kid('a/b')).toBe('/kid/a%2Fb');
    expect(paths.apiLogin('/parent?tab=kids')).toBe('/api/login?returnTo=%2Fparent%3Ftab%3Dkids');
    expect(paths.kidLogin('48213')).toBe('/kid-login?familyCode=48213');
  });
});
