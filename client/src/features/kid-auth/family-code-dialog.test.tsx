import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import FamilyCodeDialog from './family-code-dialog';

let sent: Sent[];
const code = () => screen.getByLabelText('Family code, 5 digits');

beforeEach(() => {
  vi.useFakeTimers();
  sent = pretendServer({ 'GET /api/kids/family/48213': () => ({ body: [] }) });
  renderInApp(<FamilyCodeDialog open onOpenChange={() => undefined} />);
});

describe('Enter on the code keypad', () => {
  it.each([
    ['in the field', () => code()],
    ['while no field has the focus', () => document.body],
  ])('%s shows an error for fewer than five digits', (_where, target) => {
    fireEvent.change(code(), { target: { value: '4821' } });
    fireEvent.keyDown(target(), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe(
      'Invalid Code: Please enter a valid 5-digit family code',
    );
    expect(sent).toEqual([]);
  });

  it('submits a complete code once', async () => {
    fireEvent.change(code(), { target: { value: '48213' } });
    fireEvent.keyDown(code(), { key: 'Enter' });
    await pass(50);
    expect(sent.map(({ path }) => path)).toEqual(['/api/kids/family/48213']);
  });

  it("doesn't submit while a button has the focus", () => {
    fireEvent.keyDown(screen.getByRole('button', { name: '7' }), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
