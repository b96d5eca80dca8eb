import { clsx } from 'clsx';
import { CheckCheck, Eye, Flame, Pause, ReceiptText } from 'lucide-react';
import { useLocation } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { EndPause } from '@/features/kids/end-pause';
import { GiveStarsButton } from '@/features/stars/give-stars-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useMayManage } from '@/lib/use-may-manage';
import { hasAllDone, type DayOfKid } from './kid-day-state';
import { StateCount } from './state-count';
import { StateGlyph } from './plan-tile';
import { pausedWords } from './rest';

export interface KidToday {
  kid: ParentKid;
  state: DayOfKid;
}

const columns =
  'md:grid-cols-[minmax(0,1fr)_70px_minmax(0,1.5fr)_76px_204px] xl:grid-cols-[minmax(0,1fr)_80px_minmax(0,1.7fr)_96px_204px]';

export function KidRows({ days, onPause }: { days: readonly KidToday[]; onPause: (kid: ParentKid) => void }) {
  return (
    <Card className="px-2.5 py-1.5">
      <p
        className={clsx('hidden gap-x-3 px-2.5 pt-2 pb-1 text-13 font-medium text-ink-2 md:grid', columns)}
        aria-hidden
      >
        <span>{t('plan.kid')}</span>
        <span>{t('plan.stars')}</span>
        <span>{t('plan.today')}</span>
        <span>{t('plan.inARow')}</span>
      </p>
      <ul className="divide-y-2 divide-line">
        {days.map(({ kid, state }) => (
          <KidRow key={kid.id} kid={kid} state={state} onPause={() => onPause(kid)} />
        ))}
      </ul>
    </Card>
  );
}

function KidRow({ kid, state, onPause }: KidToday & { onPause: () => void }) {
  const [, navigate] = useLocation();
  const mayManage = useMayManage();
  const { rest, late } = state;
  const actions = [
    {
      label: t('plan.viewOf', { name: kid.name }),
      Icon: Eye,
      onPress: () => navigate(paths.parentKid(kid.id)),
    },
    {
      label: t('plan.starsOf', { name: kid.name }),
      Icon: ReceiptText,
      onPress: () => navigate(paths.parentKidPage(kid.id)),
    },
    ...(rest || !mayManage
      ? []
      : [{ label: t('kids.pauseOf', { name: kid.name }), Icon: Pause, onPress: onPause }]),
  ];
  return (
    <li
      data-row
      className={clsx(
        'grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-2.5 py-2',
        columns,
        late.length > 0 &&
          'shadow-[inset_4px_0_var(--color-treat)] rtl:shadow-[inset_-4px_0_var(--color-treat)]',
      )}
    >
      <div className="flex min-w-0 items-center gap-3">
        <Avatar kid={kid} size={40} />
        <div className="min-w-0">
          <h3 className="text-17 leading-tight" title={kid.name}>
            <bdi className="line-clamp-2 wrap-anywhere">{kid.name}</bdi>
          </h3>
          <div className="mt-0.5 md:hidden">
            <Today state={state} />
          </div>
        </div>
      </div>
      <Stars count={kid.totalStars} className="text-16" />
      <div className="min-w-0 max-md:hidden">
        <Today state={state} />
      </div>
      <span className="flex items-center gap-1 text-14 font-semibold text-ink-2 max-md:hidden">
        {kid.streak.days > 1 && (
          <>
            <Flame aria-hidden size={15} />
            <span aria-hidden>{t('plan.streak', { days: kid.streak.days })}</span>
            <span className="sr-only">{t('plan.streakLabel', { days: kid.streak.days })}</span>
          </>
        )}
      </span>
      <div className="flex justify-end gap-1">
        {rest && rest === kid ? (
          <EndPause kid={kid} variant="secondary" className="max-md:hidden" />
        ) : (
          <>
            <GiveStarsButton kid={kid} variant="secondary" className="max-md:hidden" />
            <GiveStarsButton kid={kid} variant="secondary" iconOnly className="md:hidden" />
          </>
        )}
        <ActionsMenu label={t('plan.moreOf', { name: kid.name })} actions={actions} />
      </div>
    </li>
  );
}

/** '2 done, 1 waiting, 1 late', in columns on wide screens. */
function Today({ state }: { state: DayOfKid }) {
  const { tiles, done, waiting, open, late, rest } = state;
  if (rest) {
    return (
      <p className="flex items-center gap-1.5 text-14 text-ink-2">
        <StateGlyph state="paused" />
        {pausedWords(rest.pausedUntil)}
      </p>
    );
  }
  if (tiles.length === 0) return <p className="text-14 text-ink-2">{t('plan.kidNothing')}</p>;
  if (hasAllDone(state)) {
    return (
      <p className="flex items-center gap-1.5 text-14 font-semibold text-ok">
        <CheckCheck size={16} strokeWidth={2.8} />
        {t('plan.kidAllDone', { total: done })}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-14 font-semibold xl:grid xl:grid-cols-4">
      <StateCount state="late" count={late.length} />
      <StateCount state="waiting" count={waiting} />
      <StateCount state="planned" count={open} />
      <StateCount state="done" count={done} />
    </p>
  );
}
