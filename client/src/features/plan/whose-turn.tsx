import { Repeat2 } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { Card } from '@/components/ui/card';
import { formatNames } from '@/lib/format-names';
import { t } from '@/lib/messages';
import { nextInTurn, type BoardClock, type Row } from './board';
import { PlanTile } from './plan-tile';
import { turnsNow, type TurnNow } from './turns-now';

/** The number of following kids shown. */
const FOLLOWING = 4;

/** Chores with turns: the current kid, the next ones, and a button that skips to the next kid. */
export function WhoseTurn({
  rows,
  kids,
  clock,
  onPassOn,
}: {
  rows: readonly Row[];
  kids: readonly KidCard[];
  clock: BoardClock;
  onPassOn: (chore: Chore, to: KidCard) => void;
}) {
  const turns = turnsNow(rows, clock.today);
  if (turns.length === 0) return null;
  return (
    <Card as="section" className="px-3.5 pt-3.5 pb-2.5" aria-labelledby="whose-turn">
      <h2 id="whose-turn" className="text-17">
        {t('plan.whoseTurn')}
      </h2>
      <ul className="mt-1">
        {turns.map((turn) => (
          <Turn key={turn.chore.id} turn={turn} kids={kids} onPassOn={onPassOn} />
        ))}
      </ul>
    </Card>
  );
}

function Turn({
  turn: { chore, kid },
  kids,
  onPassOn,
}: {
  turn: TurnNow;
  kids: readonly KidCard[];
  onPassOn: (chore: Chore, to: KidCard) => void;
}) {
  const order = chore.kidIds.length === 0 ? kids : kids.filter(({ id }) => chore.kidIds.includes(id));
  const at = order.findIndex(({ id }) => id === kid.id);
  const following = [...order.slice(at + 1), ...order.slice(0, at)];
  const next = nextInTurn(chore, kid, kids);
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-2.5 gap-y-2 border-line py-2.5 [&+li]:border-t-2">
      <PlanTile chore={chore} state="planned" />
      <div className="min-w-0">
        <bdi className="line-clamp-2 text-14 leading-tight font-semibold">{chore.name}</bdi>
        <span className="mt-1.5 flex items-center gap-1">
          <Avatar
            kid={kid}
            size={26}
            className="me-1.5 ring-2 ring-lagoon ring-offset-2 ring-offset-surface"
          />
          {following.length > 0 && (
            <span className="text-13 text-ink-2" aria-hidden>
              {t('plan.then')}
            </span>
          )}
          {following.slice(0, FOLLOWING).map(({ id, name, avatarColor, friend }) => (
            <Avatar key={id} kid={{ name, avatarColor, friend }} size={22} />
          ))}
          <span className="sr-only">
            {t('plan.turnOrder', { kid: kid.name, others: formatNames(following.map(({ name }) => name)) })}
          </span>
        </span>
      </div>
      {next && (
        <ForManagers>
          <Button
            variant="secondary"
            wide
            className="col-span-full"
            aria-label={t('plan.passOnOf', { chore: chore.name, kid: next.name })}
            // Ignores double taps: the button already belongs to the next kid.
            onClick={({ detail }) => detail < 2 && onPassOn(chore, next)}
          >
            <Repeat2 />
            <span className="line-clamp-2 wrap-anywhere">{t('plan.passOn', { kid: next.name })}</span>
          </Button>
        </ForManagers>
      )}
    </li>
  );
}
