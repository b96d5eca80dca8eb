import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-client';
import { checkSignUp, EMPTY_SIGN_UP, refusedSignUp, registerBody } from './sign-up';

const whole = {
  ...EMPTY_SIGN_UP,
  firstName: 'Dana',
  username: 'dana',
  password: 'secret',
  confirmation: 'secret',
};

describe('checkSignUp', () => {
  it('accepts a complete form', () => {
    expect(checkSignUp(whole)).toBeNull();
  });

  it('reports missing fields first', () => {
    expect(checkSignUp({ ...whole, firstName: ' ', confirmation: 'x' })).toMatchObject({
      title: 'Missing fields',
      text: 'Please fill in all required fields',
      errors: { firstName: expect.any(String) as string },
    });
  });

  it('requires a matching confirmation, then six characters', () => {
    expect(checkSignUp({ ...whole, confirmation: 'Secret' })).toMatchObject({
      title: 'Password mismatch',
      text: "Passwords don't match",
    });
    expect(checkSignUp({ ...whole, password: '12345', confirmation: '12345' })).toMatchObject({
      title: 'Weak password',
      text: 'Password must be at least 6 characters long',
    });
  });
});

describe('registerBody', () => {
  it('omits the confirmation and empty fields and adds the time zone', () => {
    expect(registerBody({ ...whole, familyName: ' The Millers ' })).toEqual({
      username: 'dana',
      password: 'secret',
      firstName: 'Dana',
      familyName: 'The Millers',
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });
});

describe('refusedSignUp', () => {
  it('marks the username if it already exists', () => {
    const taken = new ApiError(409, 'Conflict', '{"message":"Username already exists","code":"conflict"}');
    expect(refusedSignUp(taken)).toMatchObject({
      title: 'Registration failed',
      text: 'Username already exists',
      errors: { username: expect.any(String) as string },
    });
  });
});
