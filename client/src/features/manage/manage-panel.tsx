import type { UseQueryResult } from '@tanstack/react-query';
import { Lightbulb, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cardGrid } from '@/components/ui/card-grid';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ForManagers } from '@/components/ui/for-managers';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import type { OpenTabDialog, TabDialog } from '@/lib/tab-dialog';
import { useNamedItem } from '@/lib/use-named-item';
import { useKids } from '@/features/kids/kids.api';
import { useFamilyDays } from '@/lib/family-clock';
import { LongList } from './long-list';
import type { Listed } from './list-filter';
import { ManageCard } from './manage-card';
import type { ManageAction, ManageEntry, Presented, Surroundings } from './presented';

const LONG_FROM = 8;

export interface ManagePanelProps {
  dialog: TabDialog;
}

interface Closing {
  onClose: () => void;
}

export type NewStart = Omit<Extract<OpenTabDialog, { what: 'new' }>, 'what'>;

interface Props<Item, Draft> extends ManagePanelProps {
  /** The prefix of the messages `….title`, `….text`, `….new`, `….none`, `….noneText`, `….failed` and `….loading`. */
  feature: 'chores' | 'rewards';
  query: UseQueryResult<Item[]>;
  present: (item: Item, surroundings: Surroundings) => Presented;
  starsOf: (item: Item) => number;
  /** Whether `item` is due on a day. Absent for lists without days. */
  isOn?: ((item: Item, day: CalendarDate, surroundings: Surroundings) => boolean) | undefined;
  actionsOf?: (item: Item) => readonly ManageAction[];
  /** Initial values of a copy. `names` are in use. */
  copyOf: (item: Item, names: readonly string[]) => Draft;
  /** Initial values of a new item for a kid, or with a cost. */
  newWith: (start: NewStart) => Draft;
  renderForm: (form: { item?: Item; copy?: Draft } & Closing) => ReactNode;
  renderIdeas: (ideas: { present: readonly string[] } & Closing) => ReactNode;
  renderDeletion: (deletion: { item: Item } & Closing) => ReactNode;
}

/** A parent's tab for chores or rewards: cards, form, copies, ideas, deletion. */
export function ManagePanel<Item extends Omit<Listed, 'stars' | 'isOn'>, Draft>({
  feature,
  query,
  present,
  starsOf,
  isOn,
  actionsOf,
  copyOf,
  newWith,
  renderForm,
  renderIdeas,
  renderDeletion,
  dialog: { open, show, close },
}: Props<Item, Draft>) {
  const [deleting, setDeleting] = useState<Item | null>(null);
  const names = query.data?.map(({ name }) => name);
  const named = useNamedItem(open, query);
  const { data: kids = [] } = useKids();
  const surroundings = { ...useFamilyDays(), kids };
  const entries = query.data?.map((item): ManageEntry => ({
    id: item.id,
    name: item.name,
    isActive: item.isActive,
    kidIds: item.kidIds,
    stars: starsOf(item),
    isOn: isOn && ((day) => isOn(item, day, surroundings)),
    present: () => present(item, surroundings),
    manage: {
      onEdit: () => show({ what: 'edit', id: item.id }),
      onDuplicate: () => show({ what: 'copy', id: item.id }),
      onDelete: () => setDeleting(item),
      more: actionsOf?.(item) ?? [],
    },
  }));
  return (
    <>
      <SectionHead
        title={t(`${feature}.title`)}
        text={t(`${feature}.text`)}
        action={
          <ForManagers>
            <div className="flex gap-2.5">
              <Button variant="plain" onClick={() => show({ what: 'ideas' })}>
                <Lightbulb />
                {t('manage.ideas')}
              </Button>
              <Button variant="primary" onClick={() => show({ what: 'new' })}>
                <Plus />
                {t(`${feature}.new`)}
              </Button>
            </div>
          </ForManagers>
        }
      />
      {entries ? (
        entries.length >= LONG_FROM ? (
          <LongList
            title={t(`${feature}.title`)}
            searchLabel={t(`${feature}.search`)}
            entries={entries}
            kids={kids}
            today={surroundings.today}
          />
        ) : entries.length > 0 ? (
          <ul className={cardGrid}>
            {entries.map((entry) => (
              <ManageCard key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <Card>
            <EmptyState
              title={t(`${feature}.none`)}
              text={t(`${feature}.noneText`)}
              action={
                <ForManagers>
                  <Button variant="primary" onClick={() => show({ what: 'ideas' })}>
                    <Lightbulb />
                    {t('manage.startWithIdeas')}
                  </Button>
                </ForManagers>
              }
            />
          </Card>
        )
      ) : query.isError ? (
        <Card>
          <ErrorState
            title={t(`${feature}.failed`)}
            text={displayOf(query.error, t('ui.checkConnection'))}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </Card>
      ) : (
        <CardSkeletons label={t(`${feature}.loading`)} />
      )}
      {open?.what === 'new' &&
        renderForm({
          onClose: close,
          ...((open.kidId ?? open.cost) !== undefined && { copy: newWith(open) }),
        })}
      {open?.what === 'copy' && named && renderForm({ copy: copyOf(named, names ?? []), onClose: close })}
      {open?.what === 'ideas' && names && renderIdeas({ present: names, onClose: close })}
      {open?.what === 'edit' && named && renderForm({ item: named, onClose: close })}
      {deleting && renderDeletion({ item: deleting, onClose: () => setDeleting(null) })}
    </>
  );
}
