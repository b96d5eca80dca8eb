import { GripVertical, Plus } from 'lucide-react';
import { useState, type PointerEvent } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { useChores } from '@/features/chores/chores.api';
import { whoWords } from '@/features/manage/who-words';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import type { BoardClock, Tile } from './board';
import { PlanTile } from './plan-tile';

/** The number shown before 'Show all'. */
const SHOWN = 6;

/** The chores without a day, which can be dragged onto one. */
export function AnyTime({
  kids,
  whose,
  clock,
  onOpen,
  onPointerDown,
}: {
  kids: readonly KidCard[];
  whose: string | null;
  clock: BoardClock;
  onOpen: (tile: Tile, anchor: HTMLElement) => void;
  onPointerDown?: ((event: PointerEvent, chore: Chore) => void) | undefined;
}) {
  const [isWhole, setWhole] = useState(false);
  const chores = (useChores().data ?? []).filter(
    (chore) =>
      chore.isActive && chore.schedule.kind === 'anytime' && (whose === null || isForKid(chore, whose)),
  );
  const shown = isWhole ? chores : chores.slice(0, SHOWN);
  return (
    <Card as="section" className="px-3.5 pt-3.5 pb-2" aria-labelledby="any-time">
      <h2 id="any-time" className="text-17">
        {t('plan.anyTime')}
      </h2>
      <p className="hint mt-0.5 mb-1.5">{onPointerDown ? t('plan.anyTimeText') : t('plan.anyTimeOnPhone')}</p>
      <ul>
        {shown.map((chore) => (
          <li key={chore.id} className="border-line [&+li]:border-t-2">
            <button
              type="button"
              className="flex min-h-14.5 w-full items-center gap-2 rounded-sm text-start hover:bg-sunken data-[grab]:cursor-grab data-[grab]:select-none"
              data-grab={onPointerDown ? '' : undefined}
              aria-haspopup="dialog"
              onClick={(event) => onOpen(tileOf(chore, clock), event.currentTarget)}
              onPointerDown={(event) => onPointerDown?.(event, chore)}
            >
              {onPointerDown && <GripVertical size={18} className="text-control" />}
              <PlanTile chore={chore} state="planned" />
              <span className="min-w-0">
                <bdi className="line-clamp-2 text-14 leading-tight font-semibold">{chore.name}</bdi>
                <span className="mt-0.5 block text-13 leading-snug text-ink-2">
                  {t('plan.anyTimeRow', {
                    who: whoWords(chore.kidIds, chore.sharing, kids),
                    stars: chore.starReward,
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < chores.length && (
        <Button variant="text" wide onClick={() => setWhole(true)}>
          {t('plan.showAll', { count: chores.length })}
        </Button>
      )}
      <LinkButton variant="text" href={paths.parentNew('chores')}>
        <Plus />
        {t('plan.newChore')}
      </LinkButton>
    </Card>
  );
}

/** The tile of a chore without a day, as done today by any kid. */
const tileOf = (chore: Chore, { today }: BoardClock): Tile => ({
  key: `${chore.id}//`,
  chore,
  day: today,
  state: 'planned',
  kid: null,
  holder: null,
  submissionId: null,
});
