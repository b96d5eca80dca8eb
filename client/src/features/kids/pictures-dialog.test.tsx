import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParentKid } from '@shared/contracts/kids';
import { pass, pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { PicturesDialog } from './pictures-dialog';

it('keeps the chosen pictures after a failure, and closes after success', async () => {
  vi.useFakeTimers();
  let reply: Reply = null;
  pretendServer({ 'PUT /api/kids/k1/password': () => reply });
  const onClose = vi.fn<() => void>();
  renderInApp(
    <>
      <PicturesDialog kid={{ id: 'k1', name: 'Mila' } as ParentKid} onClose={onClose} />
      <Said />
    </>,
  );
  for (const picture of ['Moon', 'Cat', 'Heart', 'Dog'])
    fireEvent.click(screen.getByRole('button', { name: picture }));
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Save pictures/ }));
    await pass(100);
  };
  await save();
  expect(said()).toBe('Failed to update password: Please try again.');
  reply = { status: 404, body: { message: 'Kid not found', code: 'not_found' } };
  await save();
  expect(said()).toBe('Failed to update password: Kid not found');
  expect(screen.getByText('4/4')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  reply = { status: 200, body: { id: 'k1', name: 'Mila' } };
  await save();
  expect(said()).toBe('Password updated: Show Mila the new pictures.');
  expect(onClose).toHaveBeenCalledOnce();
});
