import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import { checkConnection, watchConnection } from '@/lib/api/connection';
import { RewardFormDialog } from './reward-form-dialog';

const kids = [
  { id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c01', name: 'Mila', avatarColor: '#FF8FC0' },
  { id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c02', name: 'Theo', avatarColor: '#5BB8F5' },
];
let all: Sent[];
const bodies = () => all.filter(({ method }) => method === 'POST').map(({ body }) => body);
const keys = () =>
  all.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
let lost = false;
const cost = (value: string) =>
  fireEvent.change(screen.getByLabelText('Cost in stars'), { target: { value } });
const size = () =>
  screen.getByRole('radio', { name: /^(Small|Medium|Big)/, checked: true }).textContent?.split(' ')[0];

beforeEach(() => {
  vi.useFakeTimers();
  lost = false;
  all = pretendServer({
    'GET /api/kids': () => ({ body: kids }),
    'POST /api/rewards': () =>
      lost
        ? null
        : {
            status: 400,
            body: {
              message: 'Too many',
              code: 'validation',
              fields: { maxRedemptions: 'Please enter 100,000 or less' },
            },
          },
  });
  renderInApp(<RewardFormDialog onClose={vi.fn<() => void>()} />);
});

describe('the size of a reward', () => {
  it('defaults to 10 stars and Medium', () => {
    expect(screen.getByLabelText<HTMLInputElement>('Cost in stars').value).toBe('10');
    expect(size()).toBe('Medium');
  });

  it('follows a changed cost until the parent picks a size', () => {
    cost('60');
    expect(size()).toBe('Big');
    cost('10');
    expect(size()).toBe('Small');
    fireEvent.click(screen.getByRole('radio', { name: /^Medium/ }));
    cost('5');
    expect(size()).toBe('Medium');
  });

  it('stays unchanged while the cost is empty', () => {
    cost('');
    expect(size()).toBe('Medium');
  });

  it('shows the costs of each size', () => {
    const names = screen.getAllByRole('radio', { name: /^(Small|Medium|Big)/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Small 1-10', 'Medium 11-25', 'Big 26+']);
  });
});

describe('the reward form', () => {
  it('previews a mystery as a wrapped gift without its name', () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Skateboard' } });
    expect(screen.getByText('Skateboard')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Make it a mystery' }));
    expect(screen.queryByText('Skateboard')).toBeNull();
    expect(screen.getByText('Mystery Reward!')).toBeTruthy();
  });

  it('previews the picture for the name until an icon is picked, and sends the icon', async () => {
    const drawing = () =>
      screen.getByRole('region', { name: 'How kids see it' }).querySelector('img')?.getAttribute('src');
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Pizza night' } });
    expect(drawing()).toContain('/pizza.svg');
    fireEvent.click(screen.getByRole('radio', { name: 'Lollipop' }));
    expect(drawing()).toContain('/lollipop.svg');
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(bodies()[0]).toMatchObject({ name: 'Pizza night', iconName: 'lollipop' });
    fireEvent.click(screen.getByRole('button', { name: 'Pick from name' }));
    expect(drawing()).toContain('/pizza.svg');
  });

  it('is saved with Ctrl+Enter from any field', async () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Zoo' } });
    fireEvent.keyDown(screen.getByRole('radio', { name: /^Medium/ }), { key: 'Enter', ctrlKey: true });
    await pass(50);
    expect(bodies()[0]).toMatchObject({ name: 'Zoo' });
  });

  it('shows a rejected limit at its field', async () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Zoo' } });
    fireEvent.change(screen.getByLabelText(/Total number/), { target: { value: '٧' } });
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(bodies()[0]).toMatchObject({ name: 'Zoo', maxRedemptions: 7, tier: 'medium' });
    expect(screen.getByLabelText(/Total number/).getAttribute('aria-invalid')).toBe('true');
  });

  it('reuses the idempotency key after a lost response, and gets a new one after a change', async () => {
    lost = true;
    const save = async (name: string) => {
      fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: name } });
      fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
      await pass(50);
    };
    for (const name of ['Zoo', 'Zoo', 'Cinema']) await save(name);
    const [first, again, changed] = keys();
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    // After a rejection, the next attempt gets a new key.
    lost = false;
    await save('Zoo');
    await save('Zoo');
    expect(keys()[3]).toBe(first);
    expect(keys()[4]).not.toBe(first);
  });

  it('assigns the reward to chosen kids with a chosen limit', async () => {
    await pass(50);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Movie night' } });
    expect(screen.getByText('Any kid can get it')).toBeTruthy();
    expect(screen.getByText('No limit')).toBeTruthy();
    press('Theo');
    expect(screen.getByText('Only Theo')).toBeTruthy();
    press('More');
    expect(screen.getByText('Twice a week per kid')).toBeTruthy();
    press('Once a week');
    expect(screen.getByText('Once a week per kid')).toBeTruthy();
    press('More');
    press('One more');
    expect(screen.getByText('Twice a week per kid')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(bodies()[0]).toMatchObject({ kidIds: [kids[1]?.id], limit: { times: 2, per: 'week' } });
  });
});

describe('the folded rows', () => {
  const rowOf = (name: string) => screen.getByText(name).closest('details')!;

  it('are closed at first, and show how often a kid can get the reward', () => {
    expect(rowOf('How often').open).toBe(false);
    expect(rowOf('More details').open).toBe(false);
    expect(screen.getByText('No limit')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Once a day' }));
    expect(screen.getByText('Once a day per kid')).toBeTruthy();
  });

  it('open for an error in a hidden field', async () => {
    fireEvent.change(screen.getByLabelText('Reward name'), { target: { value: 'Zoo' } });
    fireEvent.change(screen.getByLabelText(/Total number/), { target: { value: '2.5' } });
    fireEvent.click(screen.getByRole('button', { name: /Save reward/ }));
    await pass(50);
    expect(bodies()).toEqual([]);
    expect(rowOf('More details').open).toBe(true);
    expect(rowOf('How often').open).toBe(false);
  });
});

it('keeps a cost like 2.5 or -3 visible and explains it', () => {
  for (const odd of ['2.5', '-3', '1,000']) {
    cost(odd);
    expect(screen.getByLabelText('Cost in stars')).toHaveProperty('value', odd);
    expect(screen.getByRole('alert').textContent).toBe('Use a whole number, like 25.');
  }
  cost('25');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('cannot be saved offline, and explains that in the form', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const end = watchConnection();
  await pass(50);
  await act(async () => void (await checkConnection()));
  const save = screen.getByRole('button', { name: /Save reward/ });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(save.getAttribute('aria-describedby')).toBe('offline-note');
  const form = within(screen.getByRole('dialog'));
  expect(form.getByText('You’re offline. You can look around, but not save.')).toBeTruthy();
  pretendServer({ 'GET /healthz': () => ({ body: {} }) });
  await act(async () => void (await checkConnection()));
  expect(save.getAttribute('aria-disabled')).toBeNull();
  end();
});
