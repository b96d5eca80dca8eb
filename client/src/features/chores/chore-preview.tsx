import { Infinity as Endless, Moon } from 'lucide-react';
import { knownCategory } from '@/components/art/chore-art';
import { ChorePicture } from '@/components/art/chore-picture';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { KidPreview } from '@/features/manage/kid-preview';
import { timesWords } from '@/features/manage/schedule-words';
import { formatShortDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { ChoreDraft } from './chore-draft';
import type { UpcomingDay } from './use-upcoming';

const THIS = {
  morning: 'whoWhen.thisMorning',
  afternoon: 'whoWhen.thisAfternoon',
  evening: 'whoWhen.thisEvening',
} as const;

export function ChorePreview({
  draft,
  next,
  today,
}: {
  draft: ChoreDraft;
  next: UpcomingDay | undefined;
  today: string;
}) {
  const { partOfDay } = draft;
  const isSet = draft.schedule.kind !== 'anytime';
  return (
    <KidPreview
      picture={<ChorePicture chore={{ ...draft, category: knownCategory(draft.category) }} size={88} />}
      mark={draft.isActive ? null : <Moon />}
      action={t('chores.doIt')}
      tone="highlight"
      description={draft.description.trim()}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-display text-21 leading-tight font-semibold">
          <bdi className="line-clamp-3">{draft.name.trim() || t('chores.unnamed')}</bdi>
        </p>
        <Stars count={draft.starReward ?? 0} className="text-21" />
      </div>
      <p className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 font-display text-15 leading-tight font-semibold text-ink-2">
        <span className="flex items-center gap-1.5">
          {partOfDay && <PartOfDayArt part={partOfDay} size={24} />}
          {!isSet && !partOfDay && <Endless size={20} aria-hidden />}
          {dueWords(draft, next, today)}
        </span>
        {next?.turn && (
          <span className="flex min-w-0 items-center gap-1.5">
            <Avatar kid={next.turn} size={24} />
            <span className="min-w-0 wrap-anywhere">{t('whoWhen.turnOf', { name: next.turn.name })}</span>
          </span>
        )}
      </p>
    </KidPreview>
  );
}

function dueWords({ schedule, partOfDay }: ChoreDraft, next: UpcomingDay | undefined, today: string): string {
  if (schedule.kind === 'times') return timesWords(schedule.times, schedule.per);
  const day = next?.startsOn;
  if (day === undefined || day === today || next?.dueOn === null) {
    if (partOfDay) return t(THIS[partOfDay]);
    return day === today && next?.dueOn !== null ? t('whoWhen.today') : t('whoWhen.anytime');
  }
  return formatShortDay(day);
}
