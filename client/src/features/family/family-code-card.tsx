import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
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
import { HandOver } from './hand-over';

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
