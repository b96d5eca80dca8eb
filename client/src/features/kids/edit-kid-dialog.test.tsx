import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParentKid } from '@shared/contracts/kids';
import { pass, pretendServer, renderInApp } from '../../../../tests/support/client';
import { EditKidDialog } from './edit-kid-dialog';

const kid = { id: 'k1', name: 'Mila', avatarColor: '#FF8FC0', friend: null } as ParentKid;

it('sends only changed fields with their old values, and closes', async () => {
  vi.useFakeTimers();
  const sent = pretendServer({ 'PUT /api/kids/k1': () => ({ body: { ...kid, name: 'Milena' } }) });
  const onClose = vi.fn<() => void>();
  renderInApp(<EditKidDialog kid={kid} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Milena' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await pass(100);
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/api/kids/k1', { name: 'Milena', expected: { name: 'Mila' } }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
