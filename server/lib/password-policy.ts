import { PASSWORD_MIN } from '@shared/constants';
import type { PasswordPolicy } from '@shared/contracts/users';
import { COMMON_PASSWORDS, STRICT_PASSWORD_MIN } from '@shared/password-constants';
import { invalid } from './errors';

export interface NewPasswords {
  readonly policy: PasswordPolicy;
  /** Throws 400 for `field` if the policy rejects the password. */
  check(field: string, password: string): Promise<void>;
}

/** PASSWORD_POLICY=strict rejects weak passwords. */
export function createNewPasswords(strict: boolean): NewPasswords {
  const minLength = strict ? STRICT_PASSWORD_MIN : PASSWORD_MIN;
  let common: Promise<ReadonlySet<string>> | undefined;
  return {
    policy: { minLength, refusesCommon: strict },
    async check(field, password) {
      if (!strict) return;
      if (password.length < minLength) {
        throw invalid(field, 'validation.password_too_short', { min: minLength });
      }
      common ??= loadCommon();
      if ((await common).has(password.toLowerCase())) throw invalid(field, 'validation.password_common');
    },
  };
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS));
}
