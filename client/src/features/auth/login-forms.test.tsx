import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { AdminLoginForm } from './admin-login-form';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { EMPTY_SIGN_UP } from './sign-up';

const refused = (status: number, code: string, message: string) => ({ status, body: { message, code } });
const INTERNAL = refused(500, 'internal', 'Something went wrong on our side.');
const UNREACHED = 'We couldn’t reach Starnest. Please try again.';

let reply: Reply | Promise<Reply>;
const onLoggedIn = vi.fn<() => void>();
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const alertText = () => screen.getByRole('alert').textContent;
const submit = async (next: Reply | Promise<Reply>) => {
  reply = next;
  fireEvent.submit(document.querySelector('form')!);
  await pass(100);
};

beforeEach(() => {
  vi.useFakeTimers();
  onLoggedIn.mockClear();
  pretendServer({
    'GET /api/user': () => ({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } }),
    'POST /api/login': () => reply,
    'POST /api/auth/admin-login': () => reply,
    'POST /api/register': () => reply,
  });
});

function ParentLogin() {
  const [draft, setDraft] = useState({ username: '', password: '' });
  return <LoginForm draft={draft} onDraft={setDraft} onLoggedIn={onLoggedIn} />;
}

function SignUp() {
  const [draft, setDraft] = useState(EMPTY_SIGN_UP);
  return <RegisterForm draft={draft} onDraft={setDraft} />;
}

describe('the login of parents', () => {
  it('shows errors, keeps the text, and welcomes the parent after success', async () => {
    renderInApp(
      <>
        <ParentLogin />
        <Said />
      </>,
    );
    type(/^Username/, 'robin');
    type(/^Password/, 'secret');
    await submit(null);
    expect(alertText()).toBe(`Login failed${UNREACHED}`);
    await submit(refused(401, 'wrong_credentials', 'Invalid username or password'));
    expect(alertText()).toBe('Login failedInvalid username or password');
    await submit(INTERNAL);
    expect(alertText()).toBe(`Login failed${INTERNAL.body.message}`);
    expect([field(/^Username/).value, field(/^Password/).value]).toEqual(['robin', 'secret']);
    await submit({ body: { id: 'r', role: 'parent', username: 'robin' } });
    expect(said()).toBe('Welcome back!: Logged in as robin');
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });
});

describe('the login of admins', () => {
  it('shows errors and progress, and accepts only an admin', async () => {
    renderInApp(
      <>
        <AdminLoginForm submitLabel="Log in" onLoggedIn={onLoggedIn} />
        <Said />
      </>,
    );
    await submit(null);
    expect(alertText()).toContain('Please enter both username and password');
    type(/^Username/, 'head');
    type(/^Password/, 'twelve or more');
    await submit(null);
    expect(alertText()).toBe('Login FailedInvalid admin credentials');
    await submit(refused(403, 'forbidden', 'Admin privileges required.'));
    expect(alertText()).toBe('Access DeniedAdmin privileges required.');
    await submit(INTERNAL);
    expect(alertText()).toBe(`Login Failed${INTERNAL.body.message}`);
    expect(field(/^Username/).value).toBe('head');
    let answer: (reply: Reply) => void = () => {};
    await submit(new Promise((resolve) => (answer = resolve)));
    expect(screen.getByRole('button', { name: /Logging in/ }).getAttribute('aria-disabled')).toBe('true');
    answer({ body: { id: 'h', role: 'admin', username: 'head' } });
    await pass(1000);
    expect(said()).toBe('Welcome, Admin!: Successfully logged in to admin dashboard.');
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });
});

describe('signing up', () => {
  it('shows errors, keeps the text, and shows the family code after success', async () => {
    renderInApp(
      <>
        <SignUp />
        <Said />
      </>,
    );
    type(/^First name/, 'Dana');
    type(/^Username/, 'dana');
    type(/^Password/, 'six or more');
    type(/^Confirm password/, 'six or more');
    for (const [failure, text] of [
      [null, UNREACHED],
      [refused(409, 'conflict', 'Username already exists'), 'Username already exists'],
      [refused(503, 'unavailable', 'Starnest is full.'), 'Starnest is full.'],
    ] as const) {
      await submit(failure);
      expect(alertText()).toBe(`Registration failed${text}`);
    }
    expect([field(/^First name/).value, field(/^Username/).value, field(/^Password/).value]).toEqual([
      'Dana',
      'dana',
      'six or more',
    ]);
    await submit({ status: 201, body: { id: 'd', role: 'parent', firstName: 'Dana', familyCode: '12345' } });
    expect(said()).toBe('Account created!: Welcome, Dana! Your family code is 12345.');
  });

  it('shows the fields for email and other names on request, and the second password once the first is typed', () => {
    renderInApp(<SignUp />);
    type(/^First name/, 'Dana');
    expect(screen.queryByLabelText(/^Confirm password/)).toBeNull();
    type(/^Password/, 's');
    expect(field(/^Confirm password/).value).toBe('');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Add your email/ }));
    expect(document.activeElement).toBe(field(/^Email/));
    expect(field(/^Last name/).value).toBe('');
    screen.getByText('Leave blank for “Dana’s family”');
  });
});
