import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from 'wouter';
import { paths, stayIfHere } from './paths';

describe('paths', () => {
  it('escapes URL parameters', () => {
    expect(paths.kid('a/b')).toBe('/kid/a%2Fb');
    expect(paths.apiLogin('/parent?tab=kids')).toBe('/api/login?returnTo=%2Fparent%3Ftab%3Dkids');
    expect(paths.kidLogin('48213')).toBe('/kid-login?familyCode=48213');
  });
});

describe('stayIfHere', () => {
  it('adds no history entry for a link to the current address', () => {
    window.history.replaceState(null, '', '/parent?tab=kids');
    render(
      <>
        <Link href="/parent?tab=kids" onClick={stayIfHere}>
          Kids
        </Link>
        <Link href="/parent?tab=plan" onClick={stayIfHere}>
          Plan
        </Link>
      </>,
    );
    const { length } = window.history;
    fireEvent.click(screen.getByText('Kids'));
    expect(window.history.length).toBe(length);
    fireEvent.click(screen.getByText('Plan'));
    expect(window.history.length).toBe(length + 1);
    expect(window.location.search).toBe('?tab=plan');
    window.history.replaceState(null, '', '/');
  });
});
