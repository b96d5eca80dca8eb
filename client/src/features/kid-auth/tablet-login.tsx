import { useQuery } from '@tanstack/react-query';
import { Check, Tablet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { clsx } from 'clsx';
import type { KidCard } from '@shared/contracts/kids';
import type { Turn } from '@shared/contracts/devices';
import { ErrorState } from '@/components/ui/error-state';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useTitle } from '@/lib/page/use-title';
import { ChoreEgg } from '@/components/art/chore-egg';
import { HandOver } from './hand-over';
import { LoginScreen, LoadingKids } from './login-screen';
import { NameScreen } from './name-screen';
import { SignedInNotice, MessageTile } from './notice';
import { PicturesScreen } from './pictures-screen';
import { tabletQuery, useTablet } from './tablet.api';

export function TabletLogin({
  signedIn,
  fetchKidPage,
  onUnpaired,
}: {
  signedIn: string | null;
  fetchKidPage: () => Promise<void>;
  onUnpaired: () => void;
}) {
  useTitle(t('kidAuth.title'));
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const tablet = useTablet();
  const [kid, setKid] = useState<KidCard | null>(null);
  const unpaired = tablet.error instanceof ApiError && tablet.error.status === 404;
  const leave = useEffectEvent(() => {
    toast({ title: t('tablet.notOurs'), description: t('tablet.notOursText'), tone: 'pip-oops' });
    onUnpaired();
  });
  useEffect(() => {
    if (unpaired) leave();
  }, [unpaired]);

  const notice = signedIn === null ? null : <SignedInNotice name={signedIn} />;
  const choose = (chosen: KidCard) => {
    void fetchKidPage();
    setKid(chosen);
  };
  const toNames = () => {
    setKid(null);
    navigate(paths.kidLogin(), { replace: true });
  };

  const from = search.get('from');
  // The kid who just left may have changed the turns.
  const isReading = !tablet.isError && (from === null ? !tablet.data : !tablet.isFetchedAfterMount);
  // A parent made it a family board.
  if (tablet.data?.board) return <Redirect to={paths.board} replace />;
  if (unpaired || isReading) return <LoadingKids />;
  if (kid) {
    return (
      <PicturesScreen
        key={kid.id}
        familyCode={null}
        kid={kid}
        notice={notice}
        fetchKidPage={fetchKidPage}
        onBack={toNames}
      />
    );
  }
  if (!tablet.data) {
    return (
      <LoginScreen screen="tablet-failed" badge={<OurTablet />} className="justify-items-center">
        <MessageTile>
          <ErrorState
            forKid
            title={t('tablet.notLoaded')}
            onRetry={() => void tablet.refetch()}
            retrying={tablet.isFetching}
          />
        </MessageTile>
      </LoginScreen>
    );
  }
  const { family, kids, turns } = tablet.data;
  const giver = kids.find(({ id }) => id === from);
  const next = giver && turns.find(({ kidId }) => kidId !== giver.id);
  const taker = next && kids.find(({ id }) => id === next.kidId);
  if (taker) return <HandOver from={giver} to={taker} onTake={() => choose(taker)} onOther={toNames} />;
  return (
    <NameScreen
      kids={kids}
      notice={notice}
      badge={<OurTablet />}
      withStars={family.leaderboardMode !== 'off'}
      Hanging={turns.length > 0 ? TurnOf : undefined}
      onChoose={choose}
    />
  );
}

function TurnOf({ kid, small }: { kid: KidCard; small: boolean }) {
  const { data } = useQuery({ ...tabletQuery, enabled: false });
  const turn = data?.turns.find(({ kidId }) => kidId === kid.id);
  if (!turn) return null;
  return <TurnEgg turn={turn} small={small} />;
}

function OurTablet() {
  return (
    <p className="flex h-13 items-center gap-2.5 rounded-full bg-surface/86 ps-4.5 pe-3.5 font-display text-18 leading-none font-semibold">
      <Tablet size={26} aria-hidden />
      {t('tablet.ours')}
      <span className="grid size-7 place-items-center rounded-full bg-ok text-surface" aria-hidden>
        <Check size={17} className="stroke-[3.6]" />
      </span>
    </p>
  );
}

function TurnEgg({ turn: { icon, category }, small }: { turn: Turn; small: boolean }) {
  return (
    <span
      className={clsx(
        'absolute flex items-center rounded-full border-4 border-(--edge) bg-surface shadow-1',
        small
          ? '-end-2 -top-3.5 size-16 justify-center max-mini:-top-4.5 max-mini:size-13'
          : 'start-1/2 -bottom-9.5 h-16 w-max max-w-full -translate-x-1/2 gap-1 ps-1.5 pe-4 rtl:translate-x-1/2',
      )}
    >
      <ChoreEgg chore={{ name: '', iconName: icon, category }} size={small ? 50 : 54} className="flex-none" />
      <span className={small ? 'sr-only' : 'text-18 leading-none font-semibold max-mini:text-16'}>
        {t('tablet.yourTurn')}
      </span>
    </span>
  );
}
