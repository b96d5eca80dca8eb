import { useId, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { FamilySwitch } from '@/features/members/family-switch';
import { PasskeysPanel } from '@/features/passkeys/passkeys-panel';
import { SessionList, KidSessionList } from '@/features/sessions/session-list';
import { forgetOwnChoice } from '@/lib/i18n/language';
import { t } from '@/lib/i18n/messages';
import { switchShortcuts, useShortcutsOn } from '@/lib/input/shortcuts-setting';
import { toggleTheme, useTheme } from '@/lib/page/theme';
import { AccountForm } from './account-forms';
import { DeleteAccountDialog } from './delete-account-dialog';
import { EmailState } from './email-state';
import { LanguageSelect } from './language-select';
import { PasswordForm } from './password-form';
import { ChoiceLabel, Setting, SettingsCard } from './setting';
import { useUpdateAccount } from './settings.api';
import type { SettingId } from './settings-groups';

export function AccountPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  const { username } = user;
  return (
    <>
      {rows.includes('families') && (
        <SettingsCard>
          <Setting id="families">
            <FamilySwitch user={user} />
          </Setting>
        </SettingsCard>
      )}
      <SettingsCard>
        <Setting id="name">
          <AccountForm user={user} fields={['firstName', 'lastName']} />
          <OwnLanguage user={user} />
        </Setting>
        <Setting id="email">
          <AccountForm user={user} fields={['email']} saveLabel={t('settings.saveEmail')}>
            <EmailState user={user} />
          </AccountForm>
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Setting id="password" text={t('settings.passwordText', { username })} unfold={t('settings.change')}>
          <PasswordForm username={username} />
        </Setting>
        <Setting id="passkeys">
          <PasskeysPanel />
        </Setting>
        <Setting id="sessions" unfold={t('settings.open')}>
          <SessionList />
          {mayManage(user.familyRole) && <KidSessionList />}
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Shortcuts />
        <Appearance />
      </SettingsCard>
      <SettingsCard danger>
        <DeleteAccount user={user} />
      </SettingsCard>
    </>
  );
}

function OwnLanguage({ user }: { user: User }) {
  const id = useId();
  const save = useUpdateAccount();
  const shown = save.isPending ? save.variables.locale : user.locale;
  return (
    <div className="mt-5 grid gap-1.5">
      <ChoiceLabel id={id} saved={save.isSuccess}>
        {t('language.yours')}
      </ChoiceLabel>
      <LanguageSelect
        id={id}
        value={shown ?? null}
        onChange={(locale) => {
          if (locale === null) forgetOwnChoice();
          void save
            .mutateAsync({ locale })
            .catch((error: unknown) => toastFailure(t('settings.saveFailed'), error));
        }}
      />
      <p id={`${id}-hint`} className="hint">
        {t('language.yoursHint')}
      </p>
    </div>
  );
}

function Shortcuts() {
  const id = useId();
  const isOn = useShortcutsOn();
  return (
    <Setting
      id="shortcuts"
      controlId={id}
      control={
        <Switch id={id} checked={isOn} onCheckedChange={switchShortcuts} aria-describedby={`${id}-hint`} />
      }
    />
  );
}

function Appearance() {
  const theme = useTheme();
  return (
    <Setting
      id="appearance"
      control={
        <Segmented
          label={t('settings.row.appearance')}
          value={theme}
          onChange={(next) => next !== theme && toggleTheme()}
          options={[
            { value: 'day', label: t('ui.daytime') },
            { value: 'bedtime', label: t('ui.bedtime') },
          ]}
        />
      }
    />
  );
}

function DeleteAccount({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  const owns = user.families.some(({ role }) => role === 'owner');
  return (
    <Setting
      id="delete-account"
      text={t(owns ? 'settings.deleteAccountOwner' : 'settings.deleteAccountEffect')}
      control={
        !owns && (
          <Button variant="danger" className="max-mini:w-full" onClick={() => setDeleting(true)}>
            {t('settings.deleteAccountConfirm')}
          </Button>
        )
      }
    >
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Setting>
  );
}
