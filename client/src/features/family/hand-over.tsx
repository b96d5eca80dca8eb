import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { copyText } from '@/lib/copy-text';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';

const QrCode = lazyPart(() => import('@/components/ui/qr-code'));

const THIS_COMPUTER = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How the family's tablet gets to the kids' login: an address to type, and a QR code and a link that carry the code. */
export function HandOver({ code }: { code: string }) {
  const { origin, host, hostname } = window.location;
  const link = origin + paths.kidLogin(code);
  const copy = async () => {
    const copied = await copyText(link);
    toast(
      copied
        ? { title: 'Copied', description: 'Open this link on the tablet.', tone: 'ok' }
        : { title: 'Copying is switched off here', description: link, tone: 'info' },
    );
  };
  return (
    <div className="hand-over">
      <Suspense fallback={<span className="hand-over-code" />}>
        <QrCode text={link} label="QR code that opens the kids’ login" className="hand-over-code" />
      </Suspense>
      <div className="min-w-0">
        <p className="text-14 leading-snug font-medium">
          On the tablet, open{' '}
          <a href={link} className="hand-over-address" dir="ltr">
            {host + paths.kidLogin()}
          </a>{' '}
          or scan this.
        </p>
        {THIS_COMPUTER.test(hostname) && (
          <p className="mt-1.5 text-14 leading-snug">
            This address works on this computer only. Open Starnest by your network’s address first.
          </p>
        )}
        <Button variant="strong" className="mt-2.5" onClick={() => void copy()}>
          <Link2 />
          Copy link
        </Button>
      </div>
    </div>
  );
}
