import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { estimateStrength } from './password-strength';
import { StrengthMeter } from './strength-meter';

const serverWith = (minLength: number, refusesCommon: boolean) =>
  pretendServer({ 'GET /api/password-policy': () => ({ body: { minLength, refusesCommon } }) });

describe('the strength of a password', () => {
  it.each(['123456', 'PassWord1'])('is 0 for the common password %s', (password) => {
    expect(estimateStrength(password)).toEqual({ score: 0, isCommon: true });
  });

  it.each([
    ['aaaaaa', 0],
    ['three green owls at noon', 4],
  ])('of %s is %i', (password, score) => {
    expect(estimateStrength(password)).toMatchObject({ score });
  });
});

/** The estimate is loaded first. */
const shown = (text: RegExp) => screen.findByText(text, {}, { timeout: 15_000 });

describe('the meter', () => {
  it('shows and loads nothing before a password is typed', () => {
    const sent = serverWith(6, false);
    const { container } = renderInApp(<StrengthMeter password="" />);
    expect(container.textContent).toBe('');
    expect(sent).toEqual([]);
  });

  it('warns about a common password', async () => {
    serverWith(6, false);
    renderInApp(<StrengthMeter password="123456" />);
    expect(await shown(/^Many people use this password/)).toBeTruthy();
    expect(screen.queryByText(/^This Starnest needs/)).toBeNull();
  });

  it('mentions the strict policy', async () => {
    serverWith(8, true);
    renderInApp(<StrengthMeter password="nine bl" />);
    expect(await shown(/^This Starnest server needs 8 characters or more/)).toBeTruthy();
  });
});
