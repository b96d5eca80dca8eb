import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-look';
import { ForManagers } from '@/components/ui/for-managers';
import { Tooltip } from '@/components/ui/tooltip';
import { toast } from '@/components/ui/use-toast';
import { copyText } from '@/lib/copy-text';
import { NewCodeDialog } from './new-code-dialog';
import { t } from '@/lib/messages';
import { HandOver } from './hand-over';

export function CopyCode({ code, variant }: { code: string; variant: ButtonVariant }) {
  const copy = async () => {
    const copied = await copyText(code);
    const description = t('family.copiedCode', { code });
    toast(
      copied
        ? { title: t('family.copied'), description, tone: 'ok' }
        : { title: t('family.cannotCopy'), description, tone: 'info' },
    );
  };
  return (
    <Tooltip text={t('family.copyCode')}>
      <Button variant={variant} iconOnly aria-label={t('family.copyCode')} onClick={() => void copy()}>
        <Copy />
      </Button>
    </Tooltip>
  );
}

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
      {/* Digits are always shown left to right. */}
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
        <CopyCode code={code} variant="strong" />
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
