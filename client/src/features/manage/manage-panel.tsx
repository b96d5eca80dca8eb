import type { UseQueryResult } from '@tanstack/react-query';
import { Copy, Lightbulb, Pause, Play, Plus } from 'lucide-react';
import { useState, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { MenuAction } from '@/components/ui/actions-menu';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ForManagers } from '@/components/ui/for-managers';
import { SectionHead } from '@/components/ui/section-head';
import { Tooltip } from '@/components/ui/tooltip';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api/api-client';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import type { OpenTabDialog, TabDialog } from '@/lib/input/tab-dialog';
import type { PickFilter } from './list-tools';
import { ManageList } from './manage-list';
import { RowsSkeleton } from './manage-rows';
import type { ManageEntry, Presented, PresentContext } from './presented';

export interface ManagePanelProps {
  dialog: TabDialog;
}

interface Closing {
  onClose: () => void;
}

type NewStart = Omit<Extract<OpenTabDialog, { what: 'new' }>, 'what'>;

interface Managed {
  id: string;
  name: string;
  isActive: boolean;
  kidIds: readonly string[];
}

interface Props<Item, Draft> extends ManagePanelProps {
  feature: 'chores' | 'rewards';
  query: UseQueryResult<Item[]>;
  present: (item: Item, surroundings: PresentContext) => Presented;
  starsOf: (item: Item) => number;
  isOff: (item: Item) => boolean;
  compare: (one: Item, other: Item) => number;
  pickOf: (surroundings: PresentContext) => PickFilter;
  matches: (item: Item, pick: string, surroundings: PresentContext) => boolean;
  onPause: (item: Item) => void;
  actionsOf?: (item: Item) => readonly MenuAction[];
  copyOf: (item: Item, names: readonly string[]) => Draft;
  newWith: (start: NewStart) => Draft;
  renderForm: (form: { item?: Item; copy?: Draft } & Closing) => ReactNode;
  renderIdeas: (ideas: { present: readonly string[] } & Closing) => ReactNode;
  renderDeletion: (deletion: { item: Item } & Closing) => ReactNode;
  /** A bar for several items. Absent if only one item can be changed at a time. */
  renderBulk?: (bulk: { items: readonly Item[]; onDone: () => void }) => ReactNode;
}

export function ManagePanel<Item extends Managed, Draft>({
  feature,
  query,
  present,
  starsOf,
  isOff,
  compare,
  pickOf,
  matches,
  onPause,
  actionsOf,
  copyOf,
  newWith,
  renderForm,
  renderIdeas,
  renderDeletion,
  renderBulk,
  dialog: { open, show, close },
}: Props<Item, Draft>) {
  const [deleting, setDeleting] = useState<Item | null>(null);
  const names = query.data?.map(({ name }) => name);
  const named = useNamedItem(open, query);
  const { data: kids = [] } = useKids();
  const surroundings = { ...useFamilyDays(), kids };
  const entries = query.data?.toSorted(compare).map((item): ManageEntry => ({
    id: item.id,
    name: item.name,
    kidIds: item.kidIds,
    isOff: isOff(item),
    matches: (pick) => matches(item, pick, surroundings),
    stars: starsOf(item),
    present: () => present(item, surroundings),
    onEdit: () => show({ what: 'edit', id: item.id }),
    onDelete: () => setDeleting(item),
    more: [
      { label: t('manage.duplicate'), Icon: Copy, onPress: () => show({ what: 'copy', id: item.id }) },
      {
        label: t(item.isActive ? 'manage.pause' : 'manage.resume'),
        Icon: item.isActive ? Pause : Play,
        onPress: () => onPause(item),
      },
      ...(actionsOf?.(item) ?? []),
    ],
  }));
  const isEmpty = entries?.length === 0;
  return (
    <>
      <SectionHead
        title={t(`${feature}.title`)}
        action={
          <ForManagers>
            <div className="flex gap-2.5 max-mini:**:data-word:sr-only">
              {!isEmpty && (
                <Tooltip text={t('manage.ideas')}>
                  <Button onClick={() => show({ what: 'ideas' })}>
                    <Lightbulb />
                    <span data-word>{t('manage.ideas')}</span>
                  </Button>
                </Tooltip>
              )}
              <Button variant={isEmpty ? 'plain' : 'primary'} onClick={() => show({ what: 'new' })}>
                <Plus />
                <span data-word>{t(`${feature}.new`)}</span>
              </Button>
            </div>
          </ForManagers>
        }
      />
      {entries ? (
        isEmpty ? (
          <Card>
            <EmptyState
              title={t(`${feature}.none`)}
              text={t(`${feature}.noneText`)}
              action={
                <ForManagers>
                  <Button variant="primary" onClick={() => show({ what: 'ideas' })}>
                    <Lightbulb />
                    {t('manage.ideas')}
                  </Button>
                </ForManagers>
              }
            />
          </Card>
        ) : (
          <ManageList
            feature={feature}
            entries={entries}
            kids={kids}
            pick={pickOf(surroundings)}
            renderBulk={
              renderBulk &&
              (({ ids, onDone }) =>
                renderBulk({ items: (query.data ?? []).filter(({ id }) => ids.includes(id)), onDone }))
            }
          />
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
        <RowsSkeleton label={t(`${feature}.loading`)} />
      )}
      {open?.what === 'new' &&
        renderForm({
          onClose: close,
          ...((open.kidId ?? open.cost ?? open.name) !== undefined && { copy: newWith(open) }),
        })}
      {open?.what === 'copy' && named && renderForm({ copy: copyOf(named, names ?? []), onClose: close })}
      {open?.what === 'ideas' && names && renderIdeas({ present: names, onClose: close })}
      {open?.what === 'edit' && named && renderForm({ item: named, onClose: close })}
      {deleting && renderDeletion({ item: deleting, onClose: () => setDeleting(null) })}
    </>
  );
}

/** The item is refetched on opening. A deleted record stays until the form closes. */
function useNamedItem<Item extends { id: string }>(
  open: OpenTabDialog | null,
  list: Pick<UseQueryResult<Item[]>, 'data' | 'refetch'>,
): Item | undefined {
  const id = open && 'id' in open ? open.id : undefined;
  const found = list.data?.find((item) => item.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const refetchList = useEffectEvent(() => void list.refetch());
  useEffect(() => {
    if (id !== undefined) refetchList();
  }, [id]);
  return found ?? (last?.id === id ? last : undefined);
}
