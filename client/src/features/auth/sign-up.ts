import { PASSWORD_MIN } from '@shared/constants';
import type { RegisterBody } from '@shared/contracts/users';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

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

type SignUpErrors = Partial<Record<keyof SignUp, string | undefined>>;

export interface SignUpRefusal {
  title: string;
  text: string;
  errors: SignUpErrors;
}

export function checkSignUp(form: SignUp): SignUpRefusal | null {
  const missing: SignUpErrors = {};
  if (form.firstName.trim() === '') missing.firstName = t('auth.enterFirstName');
  if (form.username.trim() === '') missing.username = t('auth.chooseUsername');
  if (form.password === '') missing.password = t('auth.choosePassword');
  if (Object.keys(missing).length > 0) {
    return { title: t('auth.missingFields'), text: t('auth.fillInRequired'), errors: missing };
  }
  if (form.password !== form.confirmation) {
    return {
      title: t('auth.passwordMismatch'),
      text: t('auth.passwordMismatchText'),
      errors: { confirmation: t('auth.repeatPassword') },
    };
  }
  if (form.password.length < PASSWORD_MIN) {
    return {
      title: t('auth.weakPassword'),
      text: t('auth.weakPasswordText', { min: PASSWORD_MIN }),
      errors: { password: t('auth.useLongerPassword', { min: PASSWORD_MIN }) },
    };
  }
  return null;
}

export function refusedSignUp(error: unknown): SignUpRefusal {
  const text = displayOf(error, t('auth.unreachable'));
  const title = t('auth.signUpFailed');
  if (!(error instanceof ApiError)) return { title, text, errors: {} };
  if (error.status === 409) return { title, text, errors: { username: t('auth.chooseAnotherUsername') } };
  const { firstName, lastName, username, email, familyName, password } = error.fields;
  return { title, text, errors: { firstName, lastName, username, email, familyName, password } };
}

function optional(value: string): string | undefined {
  return value.trim() || undefined;
}

/** The invitation was used or withdrawn. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

export function registerBody(form: SignUp, inviteToken?: string): RegisterBody {
  return {
    username: form.username.trim(),
    password: form.password,
    firstName: form.firstName.trim(),
    lastName: optional(form.lastName),
    email: optional(form.email),
    ...(inviteToken === undefined
      ? {
          familyName: optional(form.familyName),
          timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        }
      : { inviteToken }),
  };
}
