import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/messages';
import { DimmedPicture } from './dimmed-picture';

const tones = {
  highlight: 'bg-star text-on-star shadow-[0_4px_0_var(--color-star-lip)]',
  reward: 'bg-treat text-on-treat shadow-[0_4px_0_var(--color-treat-lip)]',
};

export function KidPreview({
  picture,
  mark,
  action,
  tone,
  description,
  children,
}: {
  picture: ReactNode;
  mark: ReactNode;
  action: string;
  tone: keyof typeof tones;
  description: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={t('manage.preview')}>
      <p className="mb-2 text-14 leading-[1.3] font-semibold" aria-hidden>
        {t('manage.preview')}
      </p>
      <Card kind="tile" className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 p-3.5">
        <DimmedPicture mark={mark}>{picture}</DimmedPicture>
        <div className="min-w-0">
          {children}
          <span
            className={clsx(
              'mt-2.5 mb-1 grid h-10.5 place-items-center rounded-md font-display text-16 leading-none font-semibold',
              mark === null
                ? [tones[tone], 'inset-shadow-[0_2px_0_white] inset-shadow-white/28']
                : 'bg-sunken text-ink-2',
            )}
            aria-hidden
          >
            {mark === null ? action : t('manage.inactive')}
          </span>
        </div>
      </Card>
      {description !== '' && (
        <p className="mt-2.5 text-14 text-ink-2">
          <bdi className="line-clamp-3">{description}</bdi>
        </p>
      )}
    </section>
  );
}
