import { Card } from '@/components/ui/card';
import { SwitchRow } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { useAdminSettings, useChangeAdminSettings } from './passkeys.api';
import { PasskeysPanel } from './passkeys-panel';

export function AdminSignIn() {
  const settings = useAdminSettings().data;
  const save = useChangeAdminSettings();
  const required = save.isPending ? save.variables.requirePasskeys : (settings?.requirePasskeys ?? false);
  return (
    <Card as="section" className="grid gap-4.5 p-4.5 mini:p-6" aria-label={t('settings.row.passkeys')}>
      <div>
        <h2 className="text-21">{t('settings.row.passkeys')}</h2>
        <p className="mt-1 text-ink-2">{t('settings.about.passkeys')}</p>
      </div>
      <PasskeysPanel />
      {settings && (
        <SwitchRow
          label={t('passkeys.require')}
          hint={t('passkeys.requireHint')}
          checked={required}
          onChange={(requirePasskeys) =>
            save.mutate(
              { requirePasskeys },
              { onError: (error) => toastFailure(t('passkeys.requireFailed'), error) },
            )
          }
        />
      )}
    </Card>
  );
}
