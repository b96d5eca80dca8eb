import { useQuery } from '@tanstack/react-query';
import type { KidChore } from '@shared/contracts/plan';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { StateArt } from '@/components/art/state-art';
import { TomorrowEgg } from '@/components/art/tomorrow-egg';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import styles from './day-card.module.css';
import { EggButton } from './egg-button';
import { useStickerOf } from './use-surprise';

const MOST_EGGS = 3;

export function Tomorrow({
  kidId,
  chores,
  today,
  isFree,
}: {
  kidId: string;
  chores: readonly KidChore[];
  today: CalendarDate;
  isFree: boolean;
}) {
  const next = useQuery(kidNestQuery(kidId)).data?.nextSticker;
  const sticker = useStickerOf(kidId, today);
  const tomorrow = addDays(today, 1);
  const eggs = chores.filter(({ nextOn }) => nextOn === tomorrow).slice(0, MOST_EGGS);
  // Before today's egg is opened, the next sticker is its surprise.
  const shape = (isFree || sticker !== null) && next !== sticker ? next : undefined;
  if (eggs.length === 0 && !shape) return null;
  const title = t('kidDashboard.tomorrow');
  return (
    <section aria-label={title} data-section="tomorrow">
      <h2 className="mx-1 mt-3.5 mb-4 flex min-h-13.5 items-center gap-2.5 text-26">
        <StateArt name="later-calendar" size={42} className="rtl:-scale-x-100" />
        {title}
      </h2>
      <div className={styles.tomorrow}>
        {eggs.map(({ chore }) => (
          <div
            key={chore.id}
            className="grid min-w-0 flex-1 content-center justify-items-center gap-1 text-center font-display text-18 leading-[1.05] font-semibold max-tablet:text-15"
          >
            <EggButton
              chore={chore}
              look="whole"
              size={72}
              text={spokenText(chore.name, title)}
              className="size-18 rounded-md max-tablet:size-15"
            />
            <bdi className="line-clamp-3 pb-0.5 wrap-anywhere">{chore.name}</bdi>
          </div>
        ))}
        {shape && (
          <div className={styles.next}>
            <TomorrowEgg sticker={shape} className="size-26 max-tablet:size-20" />
          </div>
        )}
      </div>
    </section>
  );
}
