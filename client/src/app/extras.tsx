import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';
import Toaster from '@/components/ui/toast';
import { takeNewBuilds } from '@/lib/take-new-builds';
import { isTablet } from '@/lib/tablet';
import { userQuery } from '@/lib/user-query';
import { OfflineNotice } from './offline-notice';
import { TabletAdult } from './tablet-adult';
import { registerWorker } from './register-worker';
import { useChosenLanguage } from './use-chosen-language';
import { useReadAgain } from './use-read-again';

/** Notifications, the offline notice, refetching, the chosen language, new builds and the service worker. */
export default function Extras() {
  const client = useQueryClient();
  useReadAgain();
  useChosenLanguage();
  useEffect(() => takeNewBuilds(() => client.isMutating() > 0), [client]);
  useEffect(registerWorker, []);
  // Pages for signed-in users have already fetched this.
  const user = useQuery({ ...userQuery, enabled: false }).data;
  return (
    <>
      <ExtraPart>
        <Toaster />
      </ExtraPart>
      <OfflineNotice />
      {user?.role === 'parent' && isTablet() && (
        <ExtraPart>
          <TabletAdult key={user.id} user={user} />
        </ExtraPart>
      )}
    </>
  );
}
