import { clsx } from 'clsx';
import {
  CalendarDays,
  ChevronRight,
  Heart as HeartGlyph,
  History,
  Images,
  Pause,
  Target,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/reward-availability';
import { PraiseArt } from '@/components/art/praise-art';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { useCalendars } from '@/features/calendars/calendars.api';
import { pauseWords } from '@/features/kids/pause-notice';
import { useAnswer } from '@/features/praise/kid-hearts';
import { usePraise } from '@/features/praise/praise.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { paths, type KidDialog } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';

export function KidRows({
  kid,
  className,
  onShow,
}: {
  kid: ParentKid;
  className?: string;
  onShow: (dialog: KidDialog) => void;
}) {
  const mayManage = useMayManage();
  const { name } = kid;
  return (
    <Card as="section" className={clsx('px-2 py-1.5', className)} aria-label={t('kids.settingsOf', { name })}>
      <ul className="grid *:not-first:border-t-2 *:not-first:border-line">
        <GoalRow kid={kid} onPress={mayManage ? () => onShow('goal') : undefined} />
        <HeartsRow kid={kid} onPress={() => onShow('hearts')} />
        {mayManage && (
          <>
            <Row
              picture={<Images />}
              title={t('kids.secretPictures')}
              text={t('kids.secretPicturesText', { name })}
              onPress={() => onShow('pictures')}
            />
            <PauseRow kid={kid} onPress={() => onShow('pause')} />
            <Row
              picture={<Avatar kid={kid} size={40} />}
              title={t('kids.face')}
              text={t('kids.faceText', { name })}
              onPress={() => onShow('edit')}
            />
            <CalendarRow kid={kid} onPress={() => onShow('calendar')} />
          </>
        )}
        <Row
          picture={<History />}
          title={t('kids.choreHistory')}
          text={t('kids.choreHistoryText')}
          href={paths.kidTab(paths.parentKid(kid.id), 'chore-history')}
        />
        {mayManage && (
          <Row
            danger
            picture={<Trash2 />}
            title={t('kids.remove', { name })}
            text={t('kids.removeHint', { name })}
            onPress={() => onShow('remove')}
          />
        )}
      </ul>
    </Card>
  );
}

function GoalRow({ kid, onPress }: { kid: ParentKid; onPress: (() => void) | undefined }) {
  const goal = useRewards().data?.find(({ id }) => id === kid.goal?.rewardId);
  return (
    <Row
      picture={goal ? <RewardPicture reward={goal} size={40} /> : <Target />}
      title={t('kids.goal')}
      text={
        goal
          ? t('kids.goalText', {
              reward: goal.name,
              saved: Math.min(freeStars(kid), goal.starCost),
              cost: goal.starCost,
            })
          : t('statement.noGoal')
      }
      onPress={onPress}
    />
  );
}

function HeartsRow({ kid, onPress }: { kid: ParentKid; onPress: () => void }) {
  const { today, dayOf } = useFamilyDays();
  const answer = useAnswer(kid.id);
  const hearts = usePraise(kid.id).data?.pages.flatMap(({ rows }) => rows);
  const month = today.slice(0, 7);
  const [last] = hearts ?? [];
  return (
    <Row
      picture={last ? <PraiseArt heart={last.picture} size={34} /> : <HeartGlyph />}
      title={t('praise.hearts')}
      text={
        answer
          ? t('praise.kidSentBack', { name: kid.name })
          : hearts &&
            (hearts.length === 0
              ? t('praise.none')
              : t('praise.thisMonth', {
                  count: hearts.filter(({ createdAt }) => dayOf(createdAt).startsWith(month)).length,
                }))
      }
      onPress={onPress}
    />
  );
}

function PauseRow({ kid, onPress }: { kid: ParentKid; onPress: () => void }) {
  const { today } = useFamilyDays();
  const text = pauseWords(kid, today) ?? t('kids.notPaused');
  return <Row picture={<Pause />} title={t('kids.pause')} text={text} onPress={onPress} />;
}

function CalendarRow({ kid, onPress }: { kid: ParentKid; onPress: () => void }) {
  const feeds = useCalendars().data;
  const feed = feeds?.find(({ kidId }) => kidId === kid.id);
  const by = feed?.madeBy.firstName;
  const text =
    feeds && (by ? t('calendars.madeBy', { name: by }) : feed ? t('kids.hasLink') : t('kids.noLink'));
  return <Row picture={<CalendarDays />} title={t('kids.calendar')} text={text} onPress={onPress} />;
}

const row =
  'grid min-h-15.5 w-full grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-3 py-1.5 text-start text-inherit no-underline focus-visible:-outline-offset-2';

/** A row without `href` and `onPress` only shows its state. */
function Row({
  picture,
  title,
  text,
  href,
  danger = false,
  onPress,
}: {
  picture: ReactNode;
  title: string;
  text: ReactNode;
  href?: string;
  danger?: boolean;
  onPress?: (() => void) | undefined;
}) {
  const opens = href !== undefined || onPress !== undefined;
  const content = (
    <>
      <span
        className={clsx(
          'grid size-10 place-items-center rounded-sm bg-sunken [&>svg]:size-5',
          danger ? 'text-danger' : 'text-ink-2',
        )}
        aria-hidden
      >
        {picture}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <b
          className={clsx('block font-display text-16 leading-tight font-semibold', danger && 'text-danger')}
        >
          {title}
        </b>
        <span className="line-clamp-3 min-h-[1.35em] text-14 leading-[1.35] text-ink-2">{text}</span>
      </span>
      {opens && <ChevronRight aria-hidden size={20} className="text-ink-2 rtl:-scale-x-100" />}
    </>
  );
  return (
    <li className="py-px">
      {href !== undefined ? (
        <Link href={href} className={clsx(row, 'hover:bg-sunken')}>
          {content}
        </Link>
      ) : onPress ? (
        <button
          type="button"
          className={clsx(row, 'hover:bg-sunken')}
          aria-haspopup="dialog"
          onClick={onPress}
        >
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}
