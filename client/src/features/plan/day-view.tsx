import { Users } from 'lucide-react';
import type { KidCard } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { AnyTime } from './any-time';
import { lateIn, sumOf, type BoardClock, type Row } from './board';
import { DayRow } from './day-row';
import { sumWord } from './plan-words';
import { restOn, type Rests } from './rest';
import { pausedWords } from './rest-strip';
import { EndPause } from '@/features/kids/end-pause';
import { useTileActions } from './use-tile-actions';
import { useTileDialogs } from './use-tile-dialogs';

export function DayView({
  rows,
  past,
  whose,
  day,
  kids,
  clock,
  rests,
}: {
  rows: readonly Row[];
  /** The days before today, whose late chores are shown today. Null on other days. */
  past: readonly Row[] | null;
  whose: string | null;
  day: CalendarDate;
  kids: readonly KidCard[];
  clock: BoardClock;
  rests: Rests;
}) {
  const actions = useTileActions(kids);
  const { openMenu, dialogs } = useTileDialogs({ kids, clock, actions });
  const tilesNow = ({ kid, tiles }: Row) => [
    ...lateIn(past?.find((row) => row.kid?.id === kid?.id)),
    ...(tiles.get(day) ?? []),
  ];
  const shown = rows.filter((row) =>
    row.kid ? whose === null || row.kid.id === whose : tilesNow(row).length > 0,
  );
  const isEmpty = rows.every(({ tiles }) => tiles.size === 0);
  return (
    <div className="mt-3.5 grid gap-3.5">
      {shown.map((row, index) => {
        const rest = restOn(rests, row.kid?.id ?? null, day);
        const tiles = tilesNow(row);
        const listed = rest ? tiles.filter(({ state }) => state === 'done' || state === 'waiting') : tiles;
        return (
          <Card key={row.kid?.id ?? 'anyone'} as="section" className="px-3.5 py-1">
            <header className="flex min-h-12 items-center gap-2.5">
              {row.kid ? (
                <Avatar kid={row.kid} size={34} />
              ) : (
                <span className="grid size-8.5 place-items-center rounded-full bg-sunken text-ink-2">
                  <Users size={17} />
                </span>
              )}
              <h2 className="min-w-0 flex-1 text-17">
                <bdi className="line-clamp-2 wrap-anywhere">{row.kid?.name ?? t('plan.anyone')}</bdi>
              </h2>
              <span className="text-end text-14 font-semibold text-ink-2">
                {rest
                  ? pausedWords(rest.pause.pausedUntil)
                  : sumWord(sumOf(tiles), day > clock.today) || t('plan.nothing')}
              </span>
            </header>
            {rest?.of === 'kid' && row.kid && <EndPause kid={row.kid} />}
            {isEmpty && index === 0 && (
              <ForManagers>
                <LinkButton variant="text" className="-ms-3" href={paths.parentIdeas('chores')}>
                  {t('plan.chooseChores')}
                </LinkButton>
              </ForManagers>
            )}
            {listed.length > 0 && (
              <ul>
                {listed.map((tile) => (
                  <DayRow key={tile.key} tile={tile} clock={clock} actions={actions} onOpen={openMenu} />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
      <AnyTime kids={kids} whose={whose} clock={clock} onOpen={openMenu} />
      {dialogs}
    </div>
  );
}
