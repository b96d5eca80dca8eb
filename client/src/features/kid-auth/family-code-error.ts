import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';

export interface CodeError {
  title: string;
  text: string;
}

/** The message for a malformed code. */
export const invalidCode = (): CodeError => ({
  title: t('familyCode.invalidCode'),
  text: t('familyCode.invalidCodeText'),
});

/** The message for a rejected family code. */
export function familyCodeError(error: unknown): CodeError {
  if (!(error instanceof ApiError)) {
    return { title: t('familyCode.noConnection'), text: t('familyCode.noConnectionText') };
  }
  if (error.status === 429) {
    return { title: t('familyCode.tooMany'), text: error.display ?? t('familyCode.tooManyText') };
  }
  if (error.status >= 500) {
    return { title: t('familyCode.serverError'), text: error.display ?? t('familyCode.serverErrorText') };
  }
  return invalidCode();
}
