import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';

export interface CodeError {
  title: string;
  text: string;
}

/** What to say of a code that is no code. */
export const invalidCode = (): CodeError => ({
  title: t('kidAuth.invalidCode'),
  text: t('kidAuth.invalidCodeText'),
});

/** What to say when a family code was refused. */
export function familyCodeError(error: unknown): CodeError {
  if (!(error instanceof ApiError)) {
    return { title: t('kidAuth.noConnection'), text: t('kidAuth.noConnectionText') };
  }
  if (error.status === 429) {
    return { title: t('kidAuth.tooMany'), text: error.display ?? t('kidAuth.tooManyText') };
  }
  if (error.status >= 500) {
    return { title: t('kidAuth.serverError'), text: error.display ?? t('kidAuth.serverErrorText') };
  }
  return invalidCode();
}
