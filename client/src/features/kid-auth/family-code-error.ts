import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';

export interface CodeError {
  title: string;
  text: string;
}

export const invalidCode = (): CodeError => ({
  title: t('familyCode.invalidCode'),
  text: t('familyCode.invalidCodeText'),
});

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
