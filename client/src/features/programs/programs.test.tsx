import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccessToken } from '@shared/contracts/access-tokens';
import type { Webhook } from '@shared/contracts/webhooks';
import { pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { TokenList } from './token-list';
import { WebhookList } from './webhook-list';

const panel: AccessToken = {
  id: 'panel',
  name: 'Kitchen panel',
  prefix: 'sn_abcdef',
  scope: 'read',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: null,
};
const hook: Webhook = {
  id: 'hook',
  url: 'https://hooks.example.net/a',
  events: ['stars_changed'],
  isActive: true,
  switchedOffAt: null,
  last: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  madeBy: { id: 'dana', firstName: 'Dana' },
};

let tokens: AccessToken[];
let webhooks: Webhook[];
let making: Reply;
let answered: number | null;
let sent: Sent[];
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  [tokens, webhooks] = [[panel], [hook]];
  making = { status: 201, body: { ...panel, id: 'new', name: 'Button', token: 'sn_new' } };
  answered = 204;
  sent = pretendServer({
    'GET /api/user/tokens': () => ({ body: tokens }),
    'POST /api/user/tokens': () => making,
    'DELETE /api/user/tokens/panel': () => {
      tokens = [];
      return { status: 204 };
    },
    'GET /api/family/webhooks': () => ({ body: webhooks }),
    'POST /api/family/webhooks': () => ({ status: 201, body: { ...hook, id: 'new', secret: 'whsec_new' } }),
    'PUT /api/family/webhooks/hook': () => ({ body: hook }),
    'POST /api/family/webhooks/hook/test': () => {
      webhooks = [{ ...hook, last: { at: hook.createdAt, status: answered } }];
      return { body: webhooks[0] };
    },
    'DELETE /api/family/webhooks/hook': () => {
      webhooks = [];
      return { status: 204 };
    },
  });
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (role = 'dialog') => within(await screen.findByRole(role));

async function fillInToken() {
  await press('New access token');
  const form = await dialog();
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Button' } });
  fireEvent.click(form.getByRole('radio', { name: 'Read and change' }));
  fireEvent.change(form.getByLabelText('Expires'), { target: { value: 'never' } });
  fireEvent.change(form.getByLabelText(/^Your password/), { target: { value: 'six or more' } });
  fireEvent.click(form.getByRole('button', { name: /^Create token/ }));
  return form;
}

describe('access tokens', () => {
  it('are created with the chosen options and shown once', async () => {
    renderInApp(<TokenList />);
    await fillInToken();
    const shown = await screen.findByLabelText('Access token Button');
    expect(shown).toHaveProperty('value', 'sn_new');
    const body = { name: 'Button', scope: 'write', days: null, password: 'six or more' };
    expect(writes()).toEqual([['POST', '/api/user/tokens', body]]);
    await press('Done');
    expect(screen.queryByLabelText('Access token Button')).toBeNull();
  });

  it('are not created with a wrong password, and the error is at its field', async () => {
    making = {
      status: 401,
      body: { message: 'That’s not your current password.', code: 'wrong_credentials' },
    };
    renderInApp(<TokenList />);
    const form = await fillInToken();
    await form.findByText('That’s not your current password.');
    expect(screen.queryByText(/Copy the token now/)).toBeNull();
  });

  it('are listed with their expiry and revoked after a confirmation', async () => {
    renderInApp(<TokenList />);
    await screen.findByText(/^Expired /);
    await screen.findByText('sn_abcdef… · never used');
    await press('Revoke Kitchen panel');
    fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: /^Revoke/ }));
    await screen.findByText('No access tokens yet.');
    expect(writes()).toEqual([['DELETE', '/api/user/tokens/panel', undefined]]);
  });
});

describe('webhooks', () => {
  it('are created with a URL and events, and their secret is shown once', async () => {
    webhooks = [];
    renderInApp(<WebhookList />);
    await screen.findByText('No webhooks yet.');
    await press('New webhook');
    const form = await dialog();
    const submit = form.getByRole('button', { name: /^Create webhook/ });
    fireEvent.click(submit);
    await form.findByText(/^Please enter a public web address/);
    fireEvent.change(form.getByLabelText(/^Address/), { target: { value: hook.url } });
    fireEvent.click(form.getByRole('button', { name: 'Chore submitted' }));
    fireEvent.click(form.getByRole('button', { name: 'Chore reviewed' }));
    // An immediate second click is ignored.
    await waitFor(() => {
      fireEvent.click(submit);
      form.getByText('Please choose at least one event');
    });
    fireEvent.click(form.getByRole('button', { name: 'Stars given or taken' }));
    await waitFor(() => {
      fireEvent.click(submit);
      expect(writes()).toHaveLength(1);
    });
    expect(await screen.findByLabelText('Webhook secret')).toHaveProperty('value', 'whsec_new');
    const body = { url: hook.url, events: ['stars_changed'] };
    expect(writes()).toEqual([['POST', '/api/family/webhooks', body]]);
  });

  it('explain why they are off and can be turned on again', async () => {
    webhooks = [{ ...hook, isActive: false, switchedOffAt: hook.createdAt }];
    renderInApp(<WebhookList />);
    await screen.findByText(/nothing was delivered for 3 days/);
    await press(`Edit ${hook.url}`);
    const form = await dialog();
    fireEvent.click(form.getByRole('switch', { name: 'Send events' }));
    fireEvent.click(form.getByRole('button', { name: /^Save/ }));
    const body = { url: hook.url, events: hook.events, isActive: true };
    await waitFor(() => expect(writes()).toEqual([['PUT', '/api/family/webhooks/hook', body]]));
  });

  it('can be tested and show the result', async () => {
    renderInApp(<WebhookList />);
    await press(`Send a test to ${hook.url}`);
    await screen.findByText(/^Last message delivered/);
    answered = null;
    await press(`Send a test to ${hook.url}`);
    await screen.findByText(/^Last message not delivered .* The address can’t be reached\./);
    expect(writes().every(([, path]) => path === '/api/family/webhooks/hook/test')).toBe(true);
  });

  it('are removed after a confirmation', async () => {
    renderInApp(<WebhookList />);
    await press(`Remove ${hook.url}`);
    fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: /^Remove/ }));
    await screen.findByText('No webhooks yet.');
    expect(writes()).toEqual([['DELETE', '/api/family/webhooks/hook', undefined]]);
  });
});
