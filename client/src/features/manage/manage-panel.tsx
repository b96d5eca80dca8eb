import type { UseQueryResult } from '@tanstack/react-query';
import { Lightbulb, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cardGrid } from '@/components/ui/card-grid';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { DialogPart } from '@/components/ui/dialog-part';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import type { TabDialog } from '@/lib/tab-dialog';
import { useNamedItem } from '@/lib/use-named-item';
import type { Manage } from './manage-card';

export interface ManagePanelProps {
  dialog: TabDialog;
}

interface Closing {
  onClose: () => void;
}

interface Props<Item, Draft> extends ManagePanelProps {
  /** The messages `….title`, `….text`, `….new`, `….none`, `….noneText`, `….failed` and `….loading` are those of this feature. */
  feature: 'chores' | 'rewards';
  query: UseQueryResult<Item[]>;
  renderCard: (item: Item, manage: Manage) => ReactNode;
  /** What a copy of `item` begins with; `names` are taken. */
  copyOf: (item: Item, names: readonly string[]) => Draft;
  /** The form, for a new one (begun with `copy`) or for `item`. */
  renderForm: (form: { item?: Item; copy?: Draft } & Closing) => ReactNode;
  /** The ready-made ones; those called as one of `present` are there already. */
  renderIdeas: (ideas: { present: readonly string[] } & Closing) => ReactNode;
  renderDeletion: (deletion: { item: Item } & Closing) => ReactNode;
}

/** A tab in which a parent keeps the family's chores, or its rewards: cards, form, copies, ready-made ones, deletion. */
export function ManagePanel<Item extends { id: string; name: string }, Draft>({
  feature,
  query,
  renderCard,
  copyOf,
  renderForm,
  renderIdeas,
  renderDeletion,
  dialog: { open, show, close },
}: Props<Item, Draft>) {
  const [deleting, setDeleting] = useState<Item | null>(null);
  const names = query.data?.map(({ name }) => name);
  const manage = (item: Item): Manage => ({
    onEdit: () => show({ what: 'edit', id: item.id }),
    onDuplicate: () => show({ what: 'copy', id: item.id }),
    onDelete: () => setDeleting(item),
  });
  const named = useNamedItem(open, query);
  return (
    <>
      <SectionHead
        title={t(`${feature}.title`)}
        text={t(`${feature}.text`)}
        action={
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
        }
      />
      {query.data ? (
        query.data.length > 0 ? (
          <ul className={cardGrid}>{query.data.map((item) => renderCard(item, manage(item)))}</ul>
        ) : (
          <Card>
            <EmptyState
              title={t(`${feature}.none`)}
              text={t(`${feature}.noneText`)}
              action={
                <Button variant="primary" onClick={() => show({ what: 'ideas' })}>
                  <Lightbulb />
                  {t('manage.startWithIdeas')}
                </Button>
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
      <DialogPart onClose={close}>
        {open?.what === 'new' && renderForm({ onClose: close })}
        {open?.what === 'copy' && named && renderForm({ copy: copyOf(named, names ?? []), onClose: close })}
        {open?.what === 'ideas' && names && renderIdeas({ present: names, onClose: close })}
        {open?.what === 'edit' && named && renderForm({ item: named, onClose: close })}
      </DialogPart>
      {deleting && renderDeletion({ item: deleting, onClose: () => setDeleting(null) })}
    </>
  );
}
