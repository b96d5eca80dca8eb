import type { ReactNode } from 'react';
import { StateArt } from '@/components/art/state-art';
import { Pip } from '@/components/art/pip';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/messages';
import { spokenText } from '../spoken-text';
import styles from './day-card.module.css';

/** A day that is free or finished. */
export default function DayMoment({ name, isFree }: { name: string; isFree: boolean }) {
  return isFree ? <FreeDayCard name={name} /> : <AllDoneCard name={name} />;
}

/** Nothing is to be done today. */
function FreeDayCard({ name }: { name: string }) {
  return (
    <DayCard
      title={t('kidDashboard.freeDay', { name })}
      text={t('kidDashboard.freeDayText')}
      className="bg-surface/75"
      picture={<StateArt name="pause-hammock" size={200} className="max-md:size-36" />}
    />
  );
}

/** Every place of today's nest is filled. */
function AllDoneCard({ name }: { name: string }) {
  return (
    <DayCard
      title={t('kidDashboard.allDone', { name })}
      text={t('kidDashboard.allDoneText')}
      className={`on-night text-on-slab shadow-tile ${styles.party}`}
      picture={<Pip mood="cheernest" size={190} animated className="max-md:size-36" />}
    />
  );
}

function DayCard({
  title,
  text,
  picture,
  className,
}: {
  title: string;
  text: string;
  picture: ReactNode;
  className: string;
}) {
  return (
    <section
      className={`relative mt-2.5 grid animate-fade justify-items-center gap-1.5 rounded-2xl px-6 pt-7 pb-8 text-center max-md:rounded-xl max-md:pt-5 max-md:pb-6 ${className}`}
      aria-label={title}
    >
      {picture}
      <h2 className="mt-2 text-36 font-bold wrap-anywhere max-md:text-28">{title}</h2>
      <p className="font-display text-20 leading-[1.2] font-semibold ">{text}</p>
      <ReadAloud text={spokenText(title, text)} of={title} className="absolute end-3 top-3" />
    </section>
  );
}
