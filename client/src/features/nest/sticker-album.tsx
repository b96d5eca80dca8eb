import { STICKERS } from '@shared/constants';
import type { Nest } from '@shared/contracts/nest';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';

/**
 * Stickers from the daily eggs, each kind with its number. Without stickers, explains where they come from.
 */
export function StickerAlbum({ stickers }: { stickers: Nest['stickers'] }) {
  if (stickers.length === 0) {
    return (
      <p className="flex items-center justify-center gap-3 text-18">
        <SurpriseEgg look="plain" size={64} />
        {t('nest.noStickers')}
      </p>
    );
  }
  const kinds = STICKERS.map((id) => ({
    id,
    count: stickers.filter((sticker) => sticker.id === id).length,
  })).filter(({ count }) => count > 0);
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {kinds.map(({ id, count }) => (
        <li key={id} data-sticker={id} className="relative rounded-xl bg-tint-sky p-2">
          <StickerArt name={id} size={64} label={t(`kidDashboard.stickers.${id}`)} />
          {count > 1 && (
            <b className="absolute -end-1.5 -bottom-1.5 grid h-7 min-w-7 place-items-center rounded-full bg-star px-1.5 font-display text-16 leading-none font-semibold text-on-star ring-3 ring-surface">
              {t('nest.times', { count: formatNumber(count) })}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
