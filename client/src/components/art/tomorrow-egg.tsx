import { clsx } from 'clsx';
import type { Sticker } from '@shared/constants';
import { t } from '@/lib/i18n/messages';
import { stickerDrawings } from './sticker-art';
import { SurpriseEgg } from './surprise-egg';

/** An egg that glows and shows the shape of the next sticker. CSS sets its size. */
export function TomorrowEgg({ sticker, className }: { sticker: Sticker; className?: string | undefined }) {
  return (
    <span
      className={clsx('relative block', className)}
      data-next-sticker={sticker}
      data-said={t('nest.path.surprise')}
      aria-hidden
    >
      <SurpriseEgg look="tomorrow" className="size-full" />
      <span
        data-part="shape"
        className="absolute top-[35.4%] left-[26%] size-[46%] bg-egg-shape opacity-85"
        style={{ mask: `url("${stickerDrawings.get(sticker) ?? ''}") center / contain no-repeat` }}
      />
    </span>
  );
}
