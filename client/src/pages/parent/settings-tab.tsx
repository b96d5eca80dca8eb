import type { User } from '@shared/contracts/users';
import { SettingsPanel } from '@/features/settings/settings-panel';

export default function SettingsTab({ user }: { user: User }) {
  return <SettingsPanel user={user} />;
}
