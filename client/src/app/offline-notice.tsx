import { RotateCw, WifiOff } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Backdrop } from '@/components/ui/backdrop';
import { checkConnection, useConnection } from '@/lib/connection';
import './offline-notice.css';

const TITLE = 'No internet right now';
const TEXT = 'Your stars are safe. The nest opens by itself when the internet is back.';

/** The network is away: a small note over what is there to look at, or a whole screen where there is nothing yet. */
export function OfflineNotice() {
  const { away, met } = useConnection();
  return (
    <>
      {/* Always there, so that its words are announced when they come. */}
      <output className="offline-note" data-away={(away && met) || undefined}>
        {away && met && (
          <>
            <Pip mood="sleep" size={48} />
            <span>
              <b>{TITLE}</b>
              We will be back by ourselves.
            </span>
            <WifiOff />
          </>
        )}
      </output>
      {away && !met && <OfflineScreen />}
    </>
  );
}

function OfflineScreen() {
  const [looking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    void checkConnection().then(() => setLooking(false));
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content className="offline-screen" onOpenAutoFocus={(event) => event.preventDefault()}>
          <Backdrop time="night">
            <div className="offline-middle">
              <Pip mood="sleep" className="offline-pip" animated />
              <Dialog.Title>
                <WifiOff />
                {TITLE}
              </Dialog.Title>
              <Dialog.Description>{TEXT}</Dialog.Description>
              <div className="offline-keys">
                <Button variant="highlight" size="lg" saving={looking} savingLabel="Looking" onClick={look}>
                  <RotateCw />
                  Try again
                </Button>
                <ReadAloud text={`${TITLE}. ${TEXT}`} of={TITLE} />
              </div>
            </div>
          </Backdrop>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
