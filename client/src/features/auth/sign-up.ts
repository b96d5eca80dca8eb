import { PASSWORD_MIN } from '@shared/constants';
import type { RegisterBody } from '@shared/contracts/users';
import { ApiError, displayOf } from '@/lib/api-client';

/** What the sign-up form holds; the confirmation never leaves it. */
export interface SignUp {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  familyName: string;
  password: string;
  confirmation: string;
}

export const EMPTY_SIGN_UP: SignUp = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  familyName: '',
  password: '',
  confirmation: '',
};

export type SignUpFaults = Partial<Record<keyof SignUp, string>>;

export interface Refused {
  title: string;
  text: string;
  errors: SignUpFaults;
}

/** The first rule that is broken, with every field that breaks it; `null` when all is well. */
export function checkSignUp(form: SignUp): Refused | null {
  const missing: SignUpFaults = {};
  if (form.firstName.trim() === '') missing.firstName = 'Enter your first name';
  if (form.username.trim() === '') missing.username = 'Choose a username';
  if (form.password === '') missing.password = 'Choose a password';
  if (Object.keys(missing).length > 0) {
    return { title: 'Missing fields', text: 'Please fill in all required fields', errors: missing };
  }
  if (form.password !== form.confirmation) {
    return {
      title: 'Password mismatch',
      text: "Passwords don't match",
      errors: { confirmation: 'Type the same password again' },
    };
  }
  if (form.password.length < PASSWORD_MIN) {
    return {
      title: 'Weak password',
      text: `Password must be at least ${PASSWORD_MIN} characters long`,
      errors: { password: `Use ${PASSWORD_MIN} characters or more` },
    };
  }
  return null;
}

/** What the server said no to, at the fields it named. */
export function refusedSignUp(error: unknown): Refused {
  const text = displayOf(error, 'We could not reach Starnest. Please try again.');
  const title = 'Registration failed';
  if (!(error instanceof ApiError)) return { title, text, errors: {} };
  if (error.status === 409) return { title, text, errors: { username: 'Choose another username' } };
  const { firstName, lastName, username, email, familyName, password } = error.fields;
  return { title, text, errors: { firstName, lastName, username, email, familyName, password } };
}

/** A text that may be left out. */
function optional(value: string): string | undefined {
  return value.trim() || undefined;
}

/** The request: optional texts only where given, and the zone in which the family's days and weeks begin. */
export function registerBody(form: SignUp): RegisterBody {
  return {
    username: form.username.trim(),
    password: form.password,
    firstName: form.firstName.trim(),
    lastName: optional(form.lastName),
    email: optional(form.email),
    familyName: optional(form.familyName),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
