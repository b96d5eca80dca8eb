import { clsx } from 'clsx';
import { Link } from 'wouter';
import { SCENES, STICKER_SCENES, type StickerScene } from '@shared/constants';
import type { Nest } from '@shared/contracts/nest';
import { StateArt } from '@/components/art/state-art';
import { StickerArt } from '@/components/art/sticker-art';
import { StickerInScene, StickerScenePicture } from '@/components/art/sticker-scene';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { LinkButton } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { WeekFigureArt } from '@/components/art/week-figure';
import { placedKinds, pointOf, sceneOf, type OwnSticker } from './placement';

export function StickerAlbum({ nest, page, readOnly }: { nest: Nest; page: string; readOnly: boolean }) {
  const placed = placedKinds(nest.stickers);
  const fresh = nest.stickers.findLast(({ scene }) => scene === null);
  const home = fresh && sceneOf(fresh.id);
  return (
    <div className="mt-3 grid gap-5.5 max-tablet:mt-1.5 max-tablet:gap-3.5">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-4.5 max-tablet:gap-x-2.5 max-tablet:gap-y-3.5 laptop:grid-cols-3">
        {SCENES.map((scene) => (
          <li key={scene}>
            <AlbumPage
              scene={scene}
              href={paths.kidScene(page, scene)}
              stickers={nest.stickers.filter((sticker) => sticker.scene === scene)}
              placed={STICKER_SCENES[scene].filter((sticker) => placed.has(sticker))}
              isNext={!readOnly && scene === home}
            />
          </li>
        ))}
      </ul>
      {fresh && home && !readOnly && <NewSticker sticker={fresh} href={paths.kidScene(page, home)} />}
      {nest.stickers.length === 0 && (
        <p className="flex items-center justify-center gap-3 rounded-xl bg-surface p-4 text-18 shadow-tile">
          <SurpriseEgg look="plain" size={64} />
          {t('nest.noStickers')}
        </p>
      )}
      <WeekWall wall={nest.nights.wall} />
    </div>
  );
}

function AlbumPage({
  scene,
  href,
  stickers,
  placed,
  isNext,
}: {
  scene: StickerScene;
  href: string;
  stickers: readonly OwnSticker[];
  placed: readonly string[];
  isNext: boolean;
}) {
  const name = t(`stickers.scene.${scene}`);
  const of = STICKER_SCENES[scene].length;
  return (
    <Link
      href={href}
      data-scene={scene}
      className={clsx(
        'relative block rounded-xl bg-surface px-1.75 pt-1.75 shadow-tile max-tablet:rounded-lg max-tablet:px-1.25 max-tablet:pt-1.25',
        isNext && 'ring-4 ring-star',
      )}
      aria-label={t('stickers.sceneOf', { scene: name, count: placed.length, of })}
    >
      <StickerScenePicture
        scene={scene}
        has={(sticker) => placed.includes(sticker)}
        className="h-auto w-full rounded-lg max-tablet:rounded-md"
      >
        {stickers.map((sticker) => (
          <StickerInScene key={sticker.day} sticker={sticker.id} {...pointOf(sticker)} />
        ))}
      </StickerScenePicture>
      <span
        className={clsx(
          'flex min-h-14 items-center justify-between gap-x-1.5 gap-y-2 ps-3 pe-3.5 pt-0.5 pb-1 font-display text-21/[1.1] font-semibold',
          'max-tablet:flex-col max-tablet:items-start max-tablet:justify-center max-tablet:ps-2 max-tablet:pe-1 max-tablet:pb-2 max-tablet:text-18/[1.1]',
        )}
      >
        {name}
        <span
          className="grid flex-none grid-cols-5 gap-x-1.25 gap-y-1 max-tablet:grid-cols-10 max-tablet:gap-x-1"
          aria-hidden
        >
          {STICKER_SCENES[scene].map((sticker, at) => (
            <i
              key={sticker}
              className={clsx(
                'size-2.75 rounded-full max-tablet:size-2.5',
                at < placed.length ? 'bg-star' : 'bg-star-empty',
              )}
            />
          ))}
        </span>
      </span>
      {placed.length === of && (
        <StateArt name="done-check-star" size={48} className="absolute -end-1.5 -top-2.5" />
      )}
    </Link>
  );
}

function NewSticker({ sticker: { id }, href }: { sticker: OwnSticker; href: string }) {
  const name = t(`kidDashboard.stickers.${id}`);
  const words = t('stickers.new', { sticker: name });
  return (
    <section
      className={clsx(
        'flex min-h-28 items-center gap-3.5 rounded-xl bg-surface px-6 pb-1 ps-4 font-display text-26/[1.15] font-semibold shadow-tile',
        'max-tablet:-order-1 max-tablet:min-h-21 max-tablet:gap-2 max-tablet:rounded-lg max-tablet:px-3 max-tablet:ps-2 max-tablet:text-18/[1.15]',
      )}
      data-new-sticker={id}
    >
      <StickerArt name={id} className="size-24 max-tablet:size-16 tiny:size-12!" />
      <p className="min-w-0 flex-1">{words}</p>
      <ReadAloud text={words} of={words} className="max-tablet:hidden" />
      <LinkButton variant="highlight" size="bar" href={href}>
        {t('stickers.stickIt')}
      </LinkButton>
    </section>
  );
}

/** The picture's width in CSS pixels. Fewer nights make it smaller. */
export const pictureWidth = (nights: number): number => 64 + 8 * nights;

function WeekWall({ wall }: { wall: Nest['nights']['wall'] }) {
  if (wall.length === 0) return null;
  return (
    <section
      className="on-night rounded-2xl bg-slab px-4 pt-4 pb-5 text-on-slab shadow-tile"
      aria-label={t('stickers.wall')}
    >
      <h2 className="mb-3.5 text-center text-21">{t('stickers.wall')}</h2>
      <ul className="flex flex-wrap items-end justify-center gap-4">
        {wall.map(({ from, figure, count }) => (
          <li key={from}>
            <svg
              viewBox="-8 -10 256 220"
              width={pictureWidth(count)}
              className="h-auto overflow-visible"
              aria-hidden
            >
              <WeekFigureArt figure={figure} count={count} isWhole />
            </svg>
            <span className="sr-only">
              {t('stickers.wallPicture', { figure: t(`goodnight.figure.${figure}`), count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
