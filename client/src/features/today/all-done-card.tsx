import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { Link } from 'wouter';
import { NightMeadow } from '@/components/art/night-meadow';
import { Pip } from '@/components/art/pip';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { TwigArt } from '@/components/art/twig-art';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { NightButton } from '@/features/kid-frame/frame-buttons';
import { spokenText } from '@/lib/sound/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import styles from './day-card.module.css';
import { openFinish } from './finish';
import { useStickerOf } from './use-surprise';

/** Phones have no rail. */
const NIGHT =
  'mt-3.5 flex min-h-16 w-full items-center justify-center gap-2.5 rounded-full bg-surface font-display text-21 font-semibold shadow-tile tablet:hidden';

export function AllDoneCard({
  kid,
  page,
  today,
  readOnly,
}: {
  kid: Kid;
  page: string;
  today: CalendarDate;
  readOnly: boolean;
}) {
  const sticker = useStickerOf(kid.id, today);
  const card = useHeldFocus<HTMLElement>(sticker ?? 'closed');
  const title = t('kidDashboard.allDone', { name: kid.name });
  const named = sticker && t('kidDashboard.sticker', { sticker: t(`kidDashboard.stickers.${sticker}`) });
  return (
    <>
      <section
        ref={card}
        tabIndex={-1}
        className={styles.card}
        aria-label={title}
        data-surprise={sticker ?? 'closed'}
      >
        <NightMeadow />
        <header className={styles.head}>
          <h2 className="text-32 font-bold wrap-anywhere max-tablet:text-26">{title}</h2>
          <ReadAloud text={spokenText(title, named ?? null)} of={title} />
        </header>
        <Avatar kid={kid} nest className={styles.kid} />
        <Pip mood="cheer" className={styles.pip} />
        {named ? (
          <Link
            href={paths.kidTab(page, 'nest')}
            className={styles.prize}
            aria-label={t('kidDashboard.toNest')}
          >
            <StickerArt name={sticker} label={named} className="h-auto w-full" />
          </Link>
        ) : (
          <SurpriseEgg look="crack-2" className={styles.prize} />
        )}
        {sticker === null && !readOnly ? (
          <Button variant="highlight" className={styles.open} onClick={openFinish}>
            <SurpriseEgg look="crack-2" className="size-11!" />
            {t('kidDashboard.openIt')}
          </Button>
        ) : (
          <Days streak={kid.streak} />
        )}
      </section>
      {!readOnly && <NightButton kidId={kid.id} className={NIGHT} />}
    </>
  );
}

function Days({ streak: { days, today } }: Pick<Kid, 'streak'>) {
  return (
    <div className={styles.twig}>
      <TwigArt days={days} today={today} className="h-15 min-w-0 flex-1" />
      {days > 0 && (
        <b className="flex items-baseline gap-1.5 font-display text-26 leading-none font-bold">
          {days}
          <small className="text-18 font-semibold">{t('kidDashboard.daysInARow', { count: days })}</small>
        </b>
      )}
    </div>
  );
}
