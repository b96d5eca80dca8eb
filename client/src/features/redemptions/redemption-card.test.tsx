import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../../../tests/support/client';
import { RedemptionDetail } from './redemption-card';
import { pendingRedemption } from './testing/pending-redemption';

const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Approve/ });

describe('a reward request', () => {
  it("can't be approved while stars are missing, and shows how many", () => {
    renderInApp(<RedemptionDetail redemption={pendingRedemption(12)} />);
    expect(approve().disabled).toBe(true);
    expect(screen.getByText('Has 12, needs 13 more')).toBeTruthy();
  });

  it('can be rejected anyway', () => {
    renderInApp(<RedemptionDetail redemption={pendingRedemption(12)} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Decline/ }).disabled).toBe(false);
  });

  it('can be approved with exactly enough stars, and shows the rest', () => {
    renderInApp(<RedemptionDetail redemption={pendingRedemption(25)} />);
    expect(approve().disabled).toBe(false);
    expect(screen.getByText('Has 25, 0 left after')).toBeTruthy();
  });
});
