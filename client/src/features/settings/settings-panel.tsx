import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { DataDownloads } from './data-downloads';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { FamilyForm } from './family-form';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';
import './settings.css';

/** All that belongs to the family and its parent: names, clock, password, data, and the way out. */
export function SettingsPanel({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="settings">
      <SettingsSection title="Family and you" text="How you are called here, and the clock you live by.">
        <FamilyForm user={user} />
      </SettingsSection>
      <SettingsSection
        title="Password"
        text={`You log in as ${user.username}. A new password logs you out everywhere but here.`}
      >
        <PasswordForm username={user.username} />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        text="Everything your family has here, to keep or to take along. It goes from us to you and to nobody else."
      >
        <DataDownloads />
      </SettingsSection>
      <SettingsSection
        title="Leave Starnest"
        text="Deletes your family and all it has here, at once and for good."
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="max-w-90 text-15 text-ink-2">You may want to download your data first.</p>
          <Button variant="danger" className="max-sm:w-full" onClick={() => setDeleting(true)}>
            <Trash2 />
            Delete family
          </Button>
        </div>
      </SettingsSection>
      {deleting && <DeleteFamilyDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  );
}
