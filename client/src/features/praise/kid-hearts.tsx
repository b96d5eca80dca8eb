import { Undo2 } from 'lucide-react';
import type { Praise } from '@shared/contracts/praise';
import { PraiseArt } from '@/components/art/praise-art';
import { Avatar, type Face } from '@/components/ui/avatar';
import { t } from '@/lib/i18n/messages';
import { useUntil } from '@/lib/dates/use-until';
import { HeartButton } from './heart-button';
import { usePraise, useSendPraise } from './praise.api';

const DAY_MS = 86_400_000;

export function KidHeartButton({ kid, className }: { kid: Face & { id: string }; className?: string }) {
  const send = useSendPraise();
  return (
    <HeartButton
      className={className}
      label={t('praise.sendTo', { kid: kid.name })}
      title={t('praise.tapToSend')}
      text={t('praise.aHeartFor', { kid: kid.name })}
      picture={<Avatar kid={kid} size={46} />}
      onSend={(praise) => send(kid, praise)}
    />
  );
}

const lastAnswer = (hearts: readonly Praise[] | undefined): Praise | undefined =>
  hearts
    ?.filter(({ repliedAt }) => repliedAt !== null)
    .toSorted((a, b) => (b.repliedAt ?? '').localeCompare(a.repliedAt ?? ''))[0];

export function useAnswer(kidId: string): Praise['reply'] {
  const answer = lastAnswer(usePraise(kidId).data?.pages[0]?.rows);
  const at = answer?.repliedAt;
  const isRecent = useUntil(at ? new Date(Date.parse(at) + DAY_MS).toISOString() : null);
  return isRecent && answer ? answer.reply : null;
}

/** The kid's answer. Shows nothing without a recent one. */
export function KidAnswer({ kid }: { kid: { id: string; name: string } }) {
  const heart = useAnswer(kid.id);
  return heart && <Answer heart={heart} text={t('praise.kidSentBack', { name: kid.name })} />;
}

export function Answer({ heart, text }: { heart: NonNullable<Praise['reply']>; text: string }) {
  return (
    <p className="flex w-fit max-w-full items-center gap-2 rounded-full bg-heart-soft py-1 ps-2.5 pe-3.5 text-14 leading-tight font-semibold wrap-anywhere">
      <Undo2 aria-hidden size={16} className="flex-none text-heart rtl:-scale-x-100" />
      <PraiseArt heart={heart} size={26} />
      <span className="min-w-0">{text}</span>
      <span className="sr-only">{t(`praise.${heart}`)}</span>
    </p>
  );
}
