import type { ComponentProps } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import { LiveFriend } from '@/components/art/live-friend';
import { StateArt } from '@/components/art/state-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/messages';
import { spokenText } from '@/lib/spoken-text';
import { AllDoneCard } from './all-done-card';
import { Tomorrow } from './tomorrow';

export function DayCard({
  isFree,
  chores,
  ...rest
}: { isFree: boolean; chores: readonly KidChore[] } & ComponentProps<typeof AllDoneCard>) {
  return (
    <>
      {isFree ? <FreeDayCard kid={rest.kid} /> : <AllDoneCard {...rest} />}
      <Tomorrow kidId={rest.kid.id} chores={chores} today={rest.today} />
    </>
  );
}

function FreeDayCard({ kid }: { kid: Kid }) {
  const title = t('kidDashboard.freeDay', { name: kid.name });
  const text = t('kidDashboard.freeDayText');
  return (
    <section
      className="relative mt-2.5 grid animate-fade justify-items-center gap-1.5 rounded-2xl bg-surface/75 px-6 pt-7 pb-8 text-center max-tablet:rounded-xl max-tablet:pt-5 max-tablet:pb-6"
      aria-label={title}
    >
      <div className="relative size-50 max-tablet:size-36">
        <StateArt name="pause-hammock" className="size-full" />
        <div className="absolute top-[24%] left-[29%] w-[44%]">
          <LiveFriend kid={kid} asleep />
        </div>
        <StateArt
          name="pause-hammock"
          className="absolute inset-0 size-full [clip-path:polygon(0_100%,0_53%,22%_56%,50%_67%,78%_56%,100%_53%,100%_100%)]"
        />
      </div>
      <h2 className="mt-2 text-32 font-bold wrap-anywhere max-tablet:text-26">{title}</h2>
      <p className="font-display text-21 leading-[1.2] font-semibold">{text}</p>
      <ReadAloud text={spokenText(title, text)} of={title} className="absolute end-3 top-3" />
    </section>
  );
}
