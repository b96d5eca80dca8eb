import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import RewardFormDialog from './reward-form-dialog';

let sent: Sent[];
const cost = (value: string) =>
  fireEvent.change(screen.getByLabelText('Cost in stars'), { target: { value } });
const size = () =>
  screen.getByRole('radio', { name: /^(Small|Medium|Big)/, checked: true }).textContent?.split(' ')[0];

beforeEach(() => {
  vi.useFakeTimers();
  sent = pretendServer({
    'POST /api/rewards': () => ({
      status: 400,
      body: {
        message: 'Too many',
        code: 'validation',
        fields: { maxRedemptions: 'Please enter at most 100,000' },
      },
    }),
  });
  renderInApp(<RewardFormDialog onClose={vi.fn<() => void>()} />);
});

describe('the size of a reward', () => {
  it('opens on 10 stars and Medium', () => {
    expect(screen.getByLabelText<HTMLInputElement>('Cost in stars').value).toBe('10');
    expect(size()).toBe('Medium');
  });

  it('follows the cost once that is changed, until the parent picks one', () => {
    cost('60');
    expect(size()).toBe('Big');
    cost('10');
    expect(size()).toBe('Small');
    fireEvent.click(screen.getByRole('radio', { name: /^Medium/ }));
    cost('5');
    expect(size()).toBe('Medium');
  });

  it('keeps what it is while the cost is empty', () => {
    cost('');
    expect(size()).toBe('Medium');
  });

  it('says which costs each one is for', () => {
    const names = screen.getAllByRole('radio', { name: /^(Small|Medium|Big)/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Small 1-10', 'Medium 11-25', 'Big 26+']);
  });
});

describe('the form', () => {
  it('shows kids a wrapped gift for a mystery, and its name never', () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Skateboard' } });
    expect(screen.getByText('Skateboard')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Make it a mystery' }));
    expect(screen.queryByText('Skateboard')).toBeNull();
    expect(screen.getByText('Mystery Reward!')).toBeTruthy();
  });

  it('draws what the name says until an icon is picked, and sends the icon', async () => {
    const drawing = () =>
      screen.getByRole('region', { name: 'How kids see it' }).querySelector('img')?.getAttribute('src');
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Pizza night' } });
    expect(drawing()).toContain('/pizza.svg');
    fireEvent.click(screen.getByRole('radio', { name: 'Lollipop' }));
    expect(drawing()).toContain('/lollipop.svg');
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(sent[0]?.body).toMatchObject({ name: 'Pizza night', iconName: 'lollipop' });
    fireEvent.click(screen.getByRole('button', { name: 'Let the name choose' }));
    expect(drawing()).toContain('/pizza.svg');
  });

  it('puts a refused limit at the field of the limit', async () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Zoo' } });
    fireEvent.change(screen.getByLabelText(/How many times/), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(sent[0]?.body).toMatchObject({ name: 'Zoo', maxRedemptions: 7, tier: 'medium' });
    expect(screen.getByLabelText(/How many times/).getAttribute('aria-invalid')).toBe('true');
  });
});
