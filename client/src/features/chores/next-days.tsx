import { Card } from '@/components/ui/card';
import { Avatar } from '@/components/ui/avatar';
import type { KidChoice } from '@/features/manage/who-words';
import { formatShortDay } from '@/lib/i18n/format';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import type { ChoreDraft } from './chore-draft';
import type { UpcomingDay } from './use-upcoming';

const MOST_FACES = 3;

export function NextDays({
  draft,
  days,
  kids,
  today,
}: {
  draft: ChoreDraft;
  days: readonly UpcomingDay[];
  kids: readonly KidChoice[];
  today: string;
}) {
  const { schedule } = draft;
  const listed = days.filter(({ dueOn }) => dueOn !== null);
  if (listed.length === 0) {
    return (
      <Section title={t('whoWhen.opens')}>
        <p className="py-2.5 text-15">{textOf(draft, kids)}</p>
      </Section>
    );
  }
  const isPeriod = schedule.kind === 'times' && schedule.per !== 'day';
  return (
    <Section title={t('whoWhen.next', { count: listed.length })}>
      <ol className="divide-y-2 divide-line">
        {listed.map(({ key, dueOn, needed, turn }) => (
          <li
            key={key}
            className="flex min-h-11.5 items-center justify-between gap-2.5 text-15 font-semibold"
          >
            {dayWords(dueOn ?? today, today, isPeriod)}
            <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2">
              {needed > 1 && (
                <span className="whitespace-nowrap text-ink-2">
                  {t('whoWhen.timesEach', { times: needed })}
                </span>
              )}
              <Faces kids={turn ? [turn] : kids} isEveryone={draft.kidIds.length === 0 && !turn} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <p className="label mb-2" aria-hidden>
        {title}
      </p>
      <Card className="px-3.5 py-1">{children}</Card>
    </section>
  );
}

function dayWords(day: string, today: string, isPeriod: boolean): string {
  if (isPeriod) return t('whoWhen.by', { day: formatShortDay(day) });
  return day === today ? t('whoWhen.todayIs', { day: formatShortDay(day) }) : formatShortDay(day);
}

function Faces({ kids, isEveryone }: { kids: readonly KidChoice[]; isEveryone: boolean }) {
  const [only] = kids;
  const isOne = kids.length === 1 && only !== undefined;
  return (
    <>
      <span className="flex flex-none -space-x-1.5">
        {kids.slice(0, MOST_FACES).map(({ id, name, avatarColor, friend }) => (
          <Avatar key={id} kid={{ name, avatarColor, friend }} size={28} />
        ))}
      </span>
      {isOne ? (
        <bdi className="truncate">{only.name}</bdi>
      ) : (
        <span>{isEveryone ? t('whoWhen.everyone') : t('whoWhen.kidsChosen', { count: kids.length })}</span>
      )}
    </>
  );
}

function textOf({ schedule, needsApproval }: ChoreDraft, kids: readonly KidChoice[]): string {
  if (schedule.kind === 'once') {
    return schedule.on === null ? t('whoWhen.openUntilDone') : t('whoWhen.dayOver');
  }
  if (schedule.kind !== 'anytime') return t('whoWhen.noDaysYet');
  if (kids.length === 0) return t('whoWhen.openNobody');
  const names = formatNames(
    kids.map(({ name }) => name),
    4,
  );
  return needsApproval ? t('whoWhen.openNow', { names }) : t('whoWhen.openAlways', { names });
}
