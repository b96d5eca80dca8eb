import { Pause, Users } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import type { Family } from '@shared/contracts/families';
import type { CalendarDate } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { EndPause } from '@/features/kids/end-pause';
import { useKids } from '@/features/kids/kids.api';
import { usePause } from '@/features/kids/use-pause';
import { useFamily, useFamilyDays } from '@/lib/family-clock';
import { formatShortDay } from '@/lib/format';
import { formatNames } from '@/lib/format-names';
import { PauseDialog } from '@/features/kids/pause-dialog';
import { t } from '@/lib/messages';
import { FamilyPart } from './family-part';
import { SettingsSection } from './settings-section';

/** More names don't fit. */
const NAMED = 2;

type Paused = Pick<Family, 'pausedFrom' | 'pausedUntil'>;
const isOpen = ({ pausedFrom, pausedUntil }: Paused, today: CalendarDate) =>
  pausedFrom !== null && (pausedUntil === null || pausedUntil >= today);

/** The current pauses, with buttons to start and end one. */
export function PauseSection() {
  const { today } = useFamilyDays();
  const kids = useKids().data ?? [];
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={t('settings.pause')} text={t('settings.pauseText')}>
      <FamilyPart>
        {(family) => (
          <ul className="mb-4.5 grid *:not-first:border-t-2 *:not-first:border-line empty:hidden">
            {isOpen(family, today) && <EveryoneRow family={family} />}
            {kids
              .filter((kid) => isOpen(kid, today))
              .map((kid) => (
                <KidRow key={kid.id} kid={kid} />
              ))}
          </ul>
        )}
      </FamilyPart>
      <Button variant="primary" className="max-sm:w-full" onClick={() => setAsking(true)}>
        <Pause />
        {t('settings.newPause')}
      </Button>
      <>{asking && <PauseDialog who="family" kids={kids} today={today} onClose={() => setAsking(false)} />}</>
    </SettingsSection>
  );
}

export function PauseValue() {
  const { today } = useFamilyDays();
  const family = useFamily().data;
  const kids = useKids().data;
  if (!family || !kids) return null;
  if (isOpen(family, today)) return t('settings.everyoneRests');
  const paused = kids.filter((kid) => isOpen(kid, today)).map(({ name }) => name);
  return paused.length === 0 ? t('settings.nobodyRests') : formatNames(paused, NAMED);
}

const row = 'flex min-h-16 flex-wrap items-center gap-3.5 py-2.5';

function Days({ pausedFrom, pausedUntil }: Paused) {
  if (pausedFrom === null) return null;
  const from = formatShortDay(pausedFrom);
  return (
    <span className="block text-14 text-ink-2">
      {pausedUntil === null
        ? t('settings.pausedFrom', { from })
        : t('settings.pausedDays', { from, until: formatShortDay(pausedUntil) })}
    </span>
  );
}

function KidRow({ kid }: { kid: ParentKid }) {
  return (
    <li className={row}>
      <Avatar kid={kid} />
      <span className="min-w-32 flex-1">
        <b className="font-display text-16 leading-tight font-semibold wrap-anywhere">
          <bdi>{kid.name}</bdi>
        </b>
        <Days {...kid} />
      </span>
      <EndPause kid={kid} variant="secondary" />
    </li>
  );
}

function EveryoneRow({ family }: { family: Family }) {
  const { end, pending } = usePause();
  return (
    <li className={row}>
      <span className="grid size-11 place-items-center rounded-full bg-lagoon-soft text-lagoon-text">
        <Users size={22} aria-hidden />
      </span>
      <span className="min-w-32 flex-1">
        <b className="font-display text-16 leading-tight font-semibold">{t('kids.pauseEveryone')}</b>
        <Days {...family} />
      </span>
      <Button
        variant="secondary"
        saving={pending}
        aria-label={t('kids.endPauseAll')}
        onClick={() => end('family')}
      >
        {t('kids.endPause')}
      </Button>
    </li>
  );
}
