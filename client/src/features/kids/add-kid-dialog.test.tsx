import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CreateKidBody } from '@shared/contracts/kids';
import { pass, pretendServer, renderInApp, Said, said } from '../../../../tests/support/client';
import { AddKidDialog } from './add-kid-dialog';

it('reuses the idempotency key after a lost response, and gets a new one for other pictures', async () => {
  vi.useFakeTimers();
  const sent = pretendServer({ 'GET /api/kids': () => ({ body: [] }), 'POST /api/kids': () => null });
  renderInApp(
    <>
      <AddKidDialog onClose={vi.fn<() => void>()} />
      <Said />
    </>,
  );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const save = async () => {
    press(/^Add kid/);
    await pass(50);
  };
  await pass(50);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mila' } });
  for (const picture of ['Cat', 'Dog', 'Car', 'Heart']) press(picture);
  await save();
  expect(said()).toBe(
    'Failed to add kid: The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.',
  );
  await save();
  press('Heart, picture 4');
  press('Star');
  await save();
  const [lost, again, changed] = sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toBeTruthy();
  expect(again).toBe(lost);
  expect(changed).not.toBe(lost);
});

it('picks four different pictures for a kid', async () => {
  const sent = pretendServer({
    'GET /api/kids': () => ({ body: [] }),
    'POST /api/kids': () => ({ body: { id: 'mila', name: 'Mila' } }),
  });
  renderInApp(<AddKidDialog onClose={vi.fn<() => void>()} />);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mila' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pick for me' }));
  fireEvent.click(screen.getByRole('button', { name: /^Add kid/ }));
  const post = () => sent.find(({ method }) => method === 'POST');
  await waitFor(() => expect(post()).toBeTruthy());
  const body = post()?.body as CreateKidBody;
  expect(new Set(body.picturePattern).size).toBe(4);
});
