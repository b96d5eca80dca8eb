import { Card } from '@/components/ui/card';
import { AdminSignIn } from '@/features/passkeys/admin-sign-in';
import { SessionList } from '@/features/sessions/session-list';
import { t } from '@/lib/messages';

export function SignInTab() {
  return (
    <div className="grid gap-5">
      <AdminSignIn />
      <Card as="section" className="grid gap-4.5 p-4.5 sm:p-6" aria-label={t('sessions.title')}>
        <div>
          <h2 className="text-21">{t('sessions.title')}</h2>
          <p className="mt-1 text-ink-2">{t('sessions.text')}</p>
        </div>
        <SessionList />
      </Card>
    </div>
  );
}
