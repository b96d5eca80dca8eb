import type { User } from '@shared/contracts/users';
import { SectionHead } from '@/components/ui/section-head';
import { SettingsPanel } from '@/features/settings/settings-panel';
import { t } from '@/lib/messages';

/** What belongs to the family and its parent. */
export default function SettingsTab({ user }: { user: User }) {
  return (
    <>
      <SectionHead title={t('parent.settings')} />
      <SettingsPanel user={user} />
    </>
  );
}
