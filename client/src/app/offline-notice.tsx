import { RotateCw, WifiOff } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { lazy, useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ExtraPart } from '@/components/ui/part-boundary';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Backdrop } from '@/components/ui/backdrop';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { checkConnection, OFFLINE_NOTE, useConnection } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import styles from './offline-notice.module.css';

const LastList = lazy(() => import('@/features/today/last-list'));

export function OfflineNotice() {
  const { away, met } = useConnection();
  return (
    <>
      <output id={OFFLINE_NOTE} className={styles['note']} data-away={(away && met) || undefined}>
        {away && met && (
          <>
            <span className={styles['adults']}>
              <WifiOff size={20} className="flex-none" aria-hidden />
              {t('manage.offline')}
            </span>
            <span className={styles['others']}>
              <Pip mood="sleep" size={48} />
              <span>
                <b className="block font-display text-18/[1.2] font-semibold text-on-slab">
                  {t('offline.title')}
                </b>
                {t('offline.note')}
              </span>
              <WifiOff className="ms-1.5 size-6.5 max-tablet:ms-auto" />
            </span>
          </>
        )}
      </output>
      {away && !met && <OfflineScreen />}
    </>
  );
}

function OfflineScreen() {
  const kidId = readKidSession()?.kidId;
  const isKidsPage = kidId !== undefined && window.location.pathname.startsWith(paths.kid(kidId));
  const [looking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    void checkConnection().then(() => setLooking(false));
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          className="fixed inset-0 z-60 animate-fade overflow-y-auto text-white focus:shadow-none focus:outline-none"
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <Backdrop time="night">
            <div className="grid min-h-dvh content-center justify-items-center gap-3.5 px-6 pt-6 pb-[12vh] text-center">
              <Pip mood="sleep" className="h-auto w-[min(240px,56vw)]" animated />
              <Dialog.Title className="flex items-center gap-3.5 text-title font-bold tracking-[-0.02em]">
                <WifiOff className="size-[1em]" />
                {t('offline.title')}
              </Dialog.Title>
              <Dialog.Description className="max-w-[22em] text-21/[1.4] text-balance">
                {t('offline.text')}
              </Dialog.Description>
              <div className="on-night mt-3.5 flex flex-wrap items-center justify-center gap-4.5">
                <Button
                  variant="highlight"
                  size="lg"
                  saving={looking}
                  savingLabel={t('offline.looking')}
                  onClick={look}
                >
                  <RotateCw />
                  {t('offline.tryAgain')}
                </Button>
                <ReadAloud text={t('offline.aloud')} of={t('offline.title')} />
              </div>
              {isKidsPage && (
                <ExtraPart>
                  <LastList kidId={kidId} />
                </ExtraPart>
              )}
            </div>
          </Backdrop>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
