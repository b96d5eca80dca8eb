import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Kid } from '@shared/contracts/kids';
import { CloudShape } from '@/components/art/cloud';
import { DayNest } from '@/components/art/day-nest';
import { LiveFriend } from '@/components/art/live-friend';
import { Pip } from '@/components/art/pip';
import { StickerArt } from '@/components/art/sticker-art';
import { ThingArt } from '@/components/art/thing-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { paths, type KidTab } from '@/lib/page/paths';
import { spokenText } from '@/lib/sound/spoken-text';
import { FIRST_PLACES } from './nest-chores';

export default function FirstChoresCard({
  kid,
  page,
  readOnly,
}: {
  kid: Kid;
  page: string;
  readOnly: boolean;
}) {
  const title = t('kidDashboard.firstChores');
  const text = t('kidDashboard.firstChoresText');
  return (
    <>
      <section
        className={clsx(
          'relative mx-1.25 mt-3.5 h-85 animate-fade overflow-hidden rounded-2xl bg-linear-to-b from-sky-1 via-sky-2 to-sky-3 px-7 pt-6 shadow-tile ring-5 ring-surface',
          'max-tablet:h-75 max-tablet:px-5 max-tablet:pt-4.5',
        )}
        aria-label={title}
      >
        <svg
          viewBox="0 0 520 340"
          preserveAspectRatio="none"
          className="absolute inset-0 -z-1 size-full"
          aria-hidden
        >
          <path d="M-10 244Q140 214 270 236Q420 258 530 216V350H-10Z" fill="var(--color-hill-1)" />
          <path d="M-10 290Q150 262 300 280Q430 292 530 268V350H-10Z" fill="var(--color-hill-2)" />
        </svg>
        <div className="flex items-start justify-between gap-3">
          <div>
            <h2 className="max-w-72 text-32 leading-[1.12] font-bold text-balance max-tablet:text-26">
              {title}
            </h2>
            <p className="mt-1.5 text-21 max-tablet:text-18">{text}</p>
          </div>
          <ReadAloud text={spokenText(title, text, t('kidDashboard.untilThen'))} of={title} large />
        </div>
        <LiveFriend kid={kid} happy className="absolute start-[5%] bottom-[7%] z-1 w-[19%]" />
        <div className="absolute bottom-[5%] left-1/2 w-[56%] max-w-74 -translate-x-1/2">
          <DayNest places={FIRST_PLACES} className="w-full" />
        </div>
        <Pip mood="happy" className="absolute end-[5%] bottom-[6%] z-1 h-auto w-[17%]" />
      </section>
      {!readOnly && (
        <section className="mt-5" aria-label={t('kidDashboard.untilThen')}>
          <h2 className="mx-1 mb-3.5 flex items-center gap-2.5 text-26">
            <Pip mood="cheer" size={44} />
            {t('kidDashboard.untilThen')}
          </h2>
          <ul className="grid grid-cols-3 gap-4 max-mini:grid-cols-2 max-mini:gap-3.5">
            <Idea page={page} tab="shop" text={t('kidDashboard.pickWish')} isGold>
              <span className="relative grid justify-items-center">
                <CloudShape className="h-auto w-full" />
                <Heart className="absolute -top-[55%] size-[62%] fill-treat text-treat-lip" />
              </span>
            </Idea>
            <Idea page={page} tab="nest" text={t('kidDashboard.myNest')}>
              <ThingArt id="window-box" className="h-auto w-full" />
            </Idea>
            <Idea page={page} tab="stickers" text={t('nest.stickers')} className="max-mini:col-span-2">
              <StickerArt name="ladybird" className="h-auto w-full" />
            </Idea>
          </ul>
        </section>
      )}
    </>
  );
}

function Idea({
  page,
  tab,
  text,
  isGold = false,
  className,
  children,
}: {
  page: string;
  tab: KidTab;
  text: string;
  isGold?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={clsx('grid', className)}>
      <Link
        href={paths.kidTab(page, tab)}
        className={clsx(
          'grid min-h-50 content-center justify-items-center gap-4 rounded-2xl p-4 text-center font-display text-21 leading-[1.15] font-semibold wrap-anywhere max-mini:min-h-38',
          isGold ? 'bg-star text-on-star shadow-[0_7px_0_var(--color-star-lip)]' : 'bg-surface shadow-tile',
        )}
      >
        <span className="grid h-27 w-27 content-end max-mini:size-20">{children}</span>
        {text}
      </Link>
    </li>
  );
}
