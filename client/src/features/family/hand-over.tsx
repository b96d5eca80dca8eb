import { Link2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { toast } from '@/components/ui/use-toast';
import { copyText } from '@/lib/copy-text';
import { QrCode } from '@/components/ui/qr-code';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

const THIS_COMPUTER = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const picture = 'size-29 rounded-md bg-white';

export function HandOver({ code }: { code: string }) {
  const { origin, host, hostname } = window.location;
  const link = origin + paths.kidLogin(code);
  const copy = async () => {
    const copied = await copyText(link);
    toast(
      copied
        ? { title: t('family.copied'), description: t('family.copiedLink'), tone: 'ok' }
        : { title: t('family.cannotCopy'), description: link, tone: 'info' },
    );
  };
  return (
    <div className="mt-4.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <QrCode text={link} label={t('family.qrCode')} className={picture} />
      <div className="min-w-0">
        <p className="text-14 leading-snug font-medium">
          <RichText
            id="family.openOnTablet"
            values={{ address: host + paths.kidLogin() }}
            parts={[<AddressLink key="0" href={link} />]}
          />
        </p>
        {THIS_COMPUTER.test(hostname) && (
          <p className="mt-1.5 text-14 leading-snug">{t('family.localAddress')}</p>
        )}
        <Button variant="strong" className="mt-2.5" onClick={() => void copy()}>
          <Link2 />
          {t('family.copyLink')}
        </Button>
      </div>
    </div>
  );
}

function AddressLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className="font-bold wrap-anywhere underline underline-offset-3" dir="ltr">
      {children}
    </a>
  );
}
