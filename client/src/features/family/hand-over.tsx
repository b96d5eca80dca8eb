import { lazy, type ReactNode } from 'react';
import type { ButtonVariant } from '@/components/ui/button-look';
import { CopyButtons } from '@/components/ui/copy-buttons';
import { ExtraPart } from '@/components/ui/part-boundary';
import { RichText } from '@/components/ui/rich-text';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

const QrCode = lazy(() => import('@/components/ui/qr-code'));

const THIS_COMPUTER = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function kidLoginOf(code: string) {
  const url = window.location.origin + paths.kidLogin(code);
  return { url, share: { title: t('family.code'), text: t('family.shareText', { code }), url } };
}

export function CopyCode({ code, variant }: { code: string; variant?: ButtonVariant }) {
  const { share } = kidLoginOf(code);
  return <CopyButtons value={code} copyLabel={t('family.copyCode')} share={share} variant={variant} />;
}

export function HandOver({ code }: { code: string }) {
  const { host, hostname } = window.location;
  const { url, share } = kidLoginOf(code);
  return (
    <div className="mt-4.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <div className="size-29 rounded-md bg-white">
        <ExtraPart>
          <QrCode text={url} label={t('family.qrCode')} className="size-full rounded-md" />
        </ExtraPart>
      </div>
      <div className="min-w-0">
        <p className="text-14 leading-snug font-medium">
          <RichText
            id="family.openOnTablet"
            values={{ address: host + paths.kidLogin() }}
            parts={[<AddressLink key="0" href={url} />]}
          />
        </p>
        {THIS_COMPUTER.test(hostname) && (
          <p className="mt-1.5 text-14 leading-snug">{t('family.localAddress')}</p>
        )}
        <div className="mt-2.5 flex flex-wrap gap-2">
          <CopyButtons value={url} copyLabel={t('family.copyLink')} share={share} variant="strong">
            {t('family.copyLink')}
          </CopyButtons>
        </div>
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
