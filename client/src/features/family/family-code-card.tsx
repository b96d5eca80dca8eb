import { RefreshCw } from 'lucide-react';
import { useState, lazy, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParentFamily } from '@shared/contracts/families';
import { Button } from '@/components/ui/button';
import { CopyButtons } from '@/components/ui/copy-buttons';
import { ForManagers } from '@/components/ui/for-managers';
import { t } from '@/lib/i18n/messages';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { post, wasProofRefused } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';
import type { ButtonVariant } from '@/components/ui/button-look';
import { ExtraPart } from '@/components/ui/part-boundary';
import { RichText } from '@/components/ui/rich-text';
import { paths } from '@/lib/page/paths';

export function FamilyCodeCard({ code }: { code: string }) {
  const [renewing, setRenewing] = useState(false);
  const digits = Array.from(code);
  return (
    <section
      className="max-w-140 rounded-lg bg-star p-5.5 text-on-star shadow-[0_5px_0_var(--color-star-lip)] [--color-focus-gap:var(--color-star)] [--color-focus:var(--color-on-star)]"
      aria-labelledby="family-code"
    >
      <h2 id="family-code" tabIndex={-1} className="text-21">
        {t('family.code')}
      </h2>
      <p className="mt-1 text-14 leading-snug font-medium">{t('family.codeText')}</p>
      <div className="mt-4 grid grid-cols-[repeat(5,minmax(0,1fr))_auto] gap-2" dir="ltr">
        <span className="sr-only">{digits.join(' ')}</span>
        {digits.map((digit, place) => (
          <span
            key={`${place}${digit}`}
            className="grid h-11.75 place-items-center rounded-md bg-white font-display text-26 leading-none font-semibold"
            aria-hidden
          >
            {digit}
          </span>
        ))}
        <CopyButtons value={code} copyLabel={t('family.copyCode')} variant="strong" />
      </div>
      <HandOver code={code} />
      <ForManagers>
        <Button variant="strong" className="mt-3.5" onClick={() => setRenewing(true)}>
          <RefreshCw />
          {t('family.newCode')}
        </Button>
      </ForManagers>
      {renewing && <NewCodeDialog onClose={() => setRenewing(false)} />}
    </section>
  );
}

export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: () => post<ParentFamily>('/api/family/code'),
    onSuccess: async (family) => {
      client.setQueryData(queryKeys.family, family);
      await client.invalidateQueries({ queryKey: queryKeys.user, exact: true });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('family.newCodeQuestion')}
      description={t('family.newCodeText')}
      confirmLabel={t('family.newCode')}
      variant="primary"
      saving={renew.isPending}
      onConfirm={() =>
        renew.mutate(undefined, {
          onSuccess: ({ code }) =>
            toast({ title: t('family.newCodeIs', { code: Array.from(code).join(' ') }), tone: 'ok' }),
          onError: (error) => toastFailure(t('family.newCodeFailed'), error),
          onSettled: (_family, error) => !wasProofRefused(error) && onClose(),
        })
      }
    />
  );
}

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

function HandOver({ code }: { code: string }) {
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
