import { useId, type ReactNode } from 'react';
import { LOCALES, type Locale } from '@shared/constants';
import type { Family } from '@shared/contracts/families';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { Select } from '@/components/ui/select';
import { toastFailure } from '@/components/ui/toast-failure';
import { forgetOwnChoice, LANGUAGE_NAMES } from '@/lib/language';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './choice-label';
import { FamilyPart, useFamilyChoices } from './family-part';
import { useUpdateAccount } from './settings.api';

/** The languages of the user and, if the user may change it, of the kids. Saved immediately. */
export function LanguageChoices({ user }: { user: User }) {
  return (
    <div className="mt-5 grid items-start gap-5 border-t-2 border-line pt-4.5 xl:grid-cols-2">
      <OwnLanguage user={user} />
      {mayManage(user.familyRole) && <FamilyPart>{(family) => <KidsLanguage family={family} />}</FamilyPart>}
    </div>
  );
}

function OwnLanguage({ user }: { user: User }) {
  const save = useUpdateAccount();
  const shown = save.isPending ? save.variables.locale : user.locale;
  return (
    <LanguageField
      label={t('language.yours')}
      hint={t('language.yoursHint')}
      value={shown ?? null}
      saved={save.isSuccess}
      onChange={(locale) => {
        if (locale === null) forgetOwnChoice();
        void save
          .mutateAsync({ locale })
          .catch((error: unknown) => toastFailure(t('settings.saveFailed'), error));
      }}
    />
  );
}

function KidsLanguage({ family }: { family: Family }) {
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <LanguageField
      label={t('language.kids')}
      hint={t('language.kidsHint')}
      value={shown.locale}
      saved={isSaved('locale')}
      onChange={(locale) => choose({ locale })}
    />
  );
}

function LanguageField({
  label,
  hint,
  value,
  saved,
  onChange,
}: {
  label: ReactNode;
  hint: string;
  value: Locale | null;
  saved: boolean;
  onChange: (locale: Locale | null) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <ChoiceLabel id={id} saved={saved}>
        {label}
      </ChoiceLabel>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        options={[
          { value: '', label: t('language.asBrowser') },
          ...LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] })),
        ]}
        value={value ?? ''}
        onChange={({ target }) => onChange(LOCALES.find((locale) => locale === target.value) ?? null)}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
