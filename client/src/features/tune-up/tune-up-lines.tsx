import { useRef, useId, useState, type ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { TuneUp } from '@shared/contracts/tune-up';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';
import { AnimatedList } from '@/components/ui/animated-list';
import { Avatar } from '@/components/ui/avatar';
import { Button, LinkButton } from '@/components/ui/button';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { formatNames } from '@/lib/i18n/format-names';
import { formatLocale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { useChanging } from './tune-up.api';
import { useTuning } from './use-tuning';

const HOUR = 60;

const DAY = 24 * HOUR;

/** Beyond this, the exact number does not matter. */
const MANY_MONTHS = 24;
const TRUSTED_AT_ONCE = 5;

export default function TuneUpLines({ tuneUp: { chores, rewards, waits, stars } }: { tuneUp: TuneUp }) {
  return (
    <div className="mt-4 grid items-start gap-x-9 gap-y-6 border-t-2 border-line pt-5 laptop:grid-cols-2">
      <ChoreLines lines={chores} />
      <RewardLines lines={rewards} />
      <WaitLines lines={waits} />
      <StarLines lines={stars} />
    </div>
  );
}

function ChoreLines({ lines }: { lines: TuneUp['chores'] }) {
  const { rest } = useTuning();
  const mayManage = useMayManage();
  return (
    <Section
      title={t('tuneUp.chores')}
      empty={t('tuneUp.noChores')}
      items={lines.map((line) => ({ id: line.chore.id, ...line }))}
      leaves
      render={({ chore, timesDue }) => (
        <Line
          picture={<ChorePicture chore={chore} size={44} />}
          name={chore.name}
          text={timesDue === null ? t('tuneUp.anyDay') : t('tuneUp.due', { count: timesDue })}
        >
          {mayManage && (
            <Button
              data-main
              variant="secondary"
              saves
              aria-label={t('tuneUp.restOf', { name: chore.name })}
              onClick={() => void rest(chore)}
            >
              {t('tuneUp.rest')}
            </Button>
          )}
        </Line>
      )}
    />
  );
}

function RewardLines({ lines }: { lines: TuneUp['rewards'] }) {
  const { price } = useTuning();
  const mayManage = useMayManage();
  return (
    <Section
      title={t('tuneUp.rewards')}
      empty={t('tuneUp.noRewards')}
      items={lines.map((line) => ({ id: line.reward.id, ...line }))}
      leaves
      render={(line) => {
        const { reward, kid, months, suggestedCost: cost } = line;
        const values = { cost: reward.starCost, kid: kid.name };
        return (
          <Line
            picture={<RewardPicture reward={reward} size={44} />}
            name={reward.name}
            text={
              months > MANY_MONTHS ? t('tuneUp.years', values) : t('tuneUp.months', { ...values, months })
            }
          >
            {mayManage && (
              <Button
                data-main
                variant="secondary"
                saves
                aria-label={t('tuneUp.priceOf', { cost, name: reward.name })}
                onClick={() => void price(line)}
              >
                {t('tuneUp.price', { cost })}
              </Button>
            )}
          </Line>
        );
      }}
    />
  );
}

function WaitLines({ lines }: { lines: TuneUp['waits'] }) {
  const mayManage = useMayManage();
  return (
    <Section
      title={t('tuneUp.waits')}
      empty={t('tuneUp.noWaits')}
      items={lines.map((line) => ({ id: line.kid.id, ...line }))}
      render={({ kid, medianMinutes, longestMinutes, trusted }) => {
        const chores = mayManage ? trusted.slice(0, TRUSTED_AT_ONCE) : [];
        const waited = t('tuneUp.waited', {
          median: formatWait(medianMinutes),
          longest: formatWait(longestMinutes),
        });
        const names = formatNames(chores.map(({ name }) => name));
        return (
          <Line
            picture={<Avatar kid={kid} />}
            name={kid.name}
            text={chores.length > 0 ? `${waited} ${t('tuneUp.trusted', { names })}` : waited}
          >
            <WaitAction kidId={kid.id} chores={chores} names={names} />
          </Line>
        );
      }}
    />
  );
}

/** Keeps the focus when another button replaces it. */
function WaitAction({ kidId, chores, names }: { kidId: string; chores: readonly Chore[]; names: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const { trust } = useTuning();
  const changing = useChanging();
  return (
    <span ref={place} tabIndex={-1} className="outline-none">
      {chores.length > 0 ? (
        <Button
          variant="secondary"
          saves
          saving={changing.has(kidId)}
          aria-label={t('tuneUp.trustOf', { names })}
          onClick={() => {
            place.current?.focus();
            void trust(kidId, chores);
          }}
        >
          {t('tuneUp.trust')}
        </Button>
      ) : (
        <LinkButton variant="secondary" href={paths.parentTab('approvals')}>
          {t('tuneUp.approvals')}
        </LinkButton>
      )}
    </span>
  );
}

function StarLines({ lines }: { lines: TuneUp['stars'] }) {
  const mayManage = useMayManage();
  return (
    <Section
      title={t('tuneUp.stars')}
      empty=""
      items={lines.map((line) => ({ id: line.kid.id, ...line }))}
      render={({ kid, earned, spent, suggestedCost: cost }) => {
        const flow =
          earned >= spent
            ? t('tuneUp.saved', { earned, spent, saved: earned - spent })
            : t('tuneUp.used', { earned, spent, used: spent - earned });
        const offers = mayManage && cost !== null;
        return (
          <Line
            picture={<Avatar kid={kid} />}
            name={kid.name}
            text={offers ? `${flow} ${t('tuneUp.noneNear')}` : flow}
          >
            {offers ? (
              <LinkButton
                variant="secondary"
                href={`${paths.parentNew('rewards')}&cost=${cost}`}
                aria-label={t('tuneUp.addRewardOf', { kid: kid.name, cost })}
              >
                {t('tuneUp.addReward', { cost })}
              </LinkButton>
            ) : (
              <LinkButton
                variant="secondary"
                href={paths.parentKidPage(kid.id)}
                aria-label={t('tuneUp.statementOf', { kid: kid.name })}
              >
                {t('tuneUp.statement')}
              </LinkButton>
            )}
          </Line>
        );
      }}
    />
  );
}

/** Formats hours, and days from two days. */
function formatWait(minutes: number): string {
  const [unit, size] = minutes >= 2 * DAY ? (['day', DAY] as const) : (['hour', HOUR] as const);
  const format = new Intl.NumberFormat(formatLocale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.round(minutes / size)));
}

function Line({
  picture,
  name,
  text,
  children,
}: {
  picture: ReactNode;
  name: ReactNode;
  text: ReactNode;
  /** The suggested action, if the viewer may do it. */
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-16 items-center gap-3.5 border-line py-3 in-[li+li]:border-t-2">
      <span className="flex-none max-mini:self-start" aria-hidden>
        {picture}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-48">
          <h4 className="text-16 leading-tight">
            <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
          </h4>
          <p className="mt-0.5 text-14 leading-snug text-ink-2 wrap-anywhere">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

const FIRST = 4;

function Section<Item extends { id: string }>({
  title,
  empty,
  items,
  leaves = false,
  render,
}: {
  title: string;
  empty: string;
  items: readonly Item[];
  leaves?: boolean;
  render: (item: Item) => ReactNode;
}) {
  const id = useId();
  const [all, setAll] = useState(false);
  const changing = useChanging();
  const shown = all ? items : items.slice(0, FIRST);
  const rows = useHeldRows(shown, (item) => leaves && changing.has(item.id));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-16">
        {title}
      </h3>
      <AnimatedList rows={rows} label={title} render={render} />
      {rows.length === 0 && <p className="py-3 text-15 text-ink-2">{empty}</p>}
      {shown.length < items.length && (
        <Button variant="text" className="-ms-3" onClick={() => setAll(true)}>
          {t('tuneUp.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
}
