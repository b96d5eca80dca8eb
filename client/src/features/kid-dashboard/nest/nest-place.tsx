import { DoorOpen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/messages';
import { BadgesPanel } from '../badges/badges-panel';
import { StarBook } from '../book/star-book';
import { PanelSkeleton } from '../dashboard-skeleton';
import type { PlaceProps } from '../frame/kid-place';
import { Loaded } from '../frame/loaded';
import { Section } from '../frame/section';
import { LevelPanel } from '../level/level-panel';

/** What a kid has earned: the level on its way to the next, the badges, and the book of all stars. On phones, bedtime and the way out too. */
export default function NestPlace({ data, kid, level, onLevelPanel, onExit }: PlaceProps) {
  return (
    <>
      <div ref={onLevelPanel}>
        <LevelPanel {...level} />
      </div>
      <Section name="badges" title={t('kidDashboard.badges')} from={data.badges}>
        <Loaded from={data.badges} skeleton={<PanelSkeleton />}>
          {({ badges, earned }) => <BadgesPanel badges={badges} earned={earned} />}
        </Loaded>
      </Section>
      <StarBook kidId={kid.id} />
      <div className="mt-6.5 flex flex-wrap justify-center gap-3.5 md:hidden">
        <ThemeButton
          className="flex min-h-14 items-center gap-2.5 rounded-full bg-surface ps-4.5 pe-6 font-display text-18 leading-none font-semibold shadow-tile [&_svg]:size-7.5"
          wordClass=""
        />
        {onExit && (
          <Button className="[--button-h:56px]" aria-haspopup="dialog" onClick={onExit}>
            <DoorOpen />
            {t('kidDashboard.exit')}
          </Button>
        )}
      </div>
    </>
  );
}
