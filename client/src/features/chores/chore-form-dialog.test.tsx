import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import ChoreFormDialog from './chore-form-dialog';

const chore: Chore = {
  id: 'c1',
  name: 'Water plants',
  description: null,
  imageUrl: null,
  iconName: 'water-plants',
  starReward: 5,
  category: 'other',
  difficulty: 'easy',
  isActive: false,
  ...UNSCHEDULED,
  createdAt: '2026-03-01T10:00:00.000Z',
};

let sent: Sent[];
let reply: Reply;
const onClose = vi.fn<() => void>();
const nameField = () => screen.getByLabelText<HTMLInputElement>('Chore name');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Save chore/ }));
  await pass(50);
};

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
  reply = { status: 201, body: chore };
  sent = pretendServer({
    'POST /api/chores': () => reply,
    'PUT /api/chores/c1': () => reply,
  });
});

describe('a new chore', () => {
  it('is sent with the specified defaults, and the form closes', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    await save();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Sort socks',
        description: null,
        imageUrl: null,
        iconName: null,
        starReward: 5,
        category: 'general',
        difficulty: 'medium',
        isActive: true,
        ...UNSCHEDULED,
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not sent without a name or stars, and each error stands at its field', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(screen.getByLabelText('Stars'), '');
    await save();
    expect(sent).toEqual([]);
    expect(screen.getByText('Chore name is required')).toBeTruthy();
    expect(screen.getByText('Must reward at least 1 star')).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
  });

  it('leaves the focus where it is while one of several errors is put right', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(screen.getByLabelText('Stars'), '');
    await save();
    type(nameField(), 'S');
    await pass(50);
    expect(screen.queryByText('Chore name is required')).toBeNull();
    expect(document.activeElement).toBe(nameField());
  });

  it('shows what the server found wrong at its field, keeps the text, and takes it back with typing', async () => {
    reply = {
      status: 400,
      body: { message: 'Too many words', code: 'validation', fields: { name: 'Too many words' } },
    };
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    await save();
    expect(onClose).not.toHaveBeenCalled();
    expect(nameField().value).toBe('Sort socks');
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too many words')).toBeTruthy();
    type(nameField(), 'Socks');
    expect(screen.queryByText('Too many words')).toBeNull();
  });

  it('closes at once while nothing was typed, and asks first when something was', async () => {
    renderInApp(<ChoreFormDialog onClose={onClose} />);
    type(nameField(), 'Sort socks');
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(50);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await pass(50);
    expect(nameField().value).toBe('Sort socks');
    type(nameField(), '');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a chore that is edited', () => {
  it('is sent as far as it was changed, a category that the form does not offer left alone', async () => {
    renderInApp(<ChoreFormDialog chore={chore} onClose={onClose} />);
    type(nameField(), 'Water the ferns');
    await save();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Water the ferns' }]);
  });
});
