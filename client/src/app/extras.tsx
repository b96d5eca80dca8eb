import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';
import Toaster from '@/components/ui/toast';
import { TooltipLayer } from '@/components/ui/tooltip-layer';
import { takeNewBuilds } from '@/lib/take-new-builds';
import { OfflineNotice } from './offline-notice';
import { registerWorker } from './register-worker';
import { useChosenLanguage } from './use-chosen-language';
import { useReadAgain } from './use-read-again';

/** Notifications, tooltips, what is said while the network is away, reading again after it, the chosen language, new builds and the service worker. */
export default function Extras() {
  const client = useQueryClient();
  useReadAgain();
  useChosenLanguage();
  useEffect(() => takeNewBuilds(() => client.isMutating() > 0), [client]);
  useEffect(registerWorker, []);
  return (
    <>
      <ExtraPart>
        <Toaster />
      </ExtraPart>
      <OfflineNotice />
      <TooltipLayer />
    </>
  );
}
