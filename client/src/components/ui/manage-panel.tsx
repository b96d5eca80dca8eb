import type { UseQueryResult } from '@tanstack/react-query';
import { Lightbulb, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { displayOf } from '@/lib/api-client';
import type { TabDialog } from '@/lib/tab-dialog';
import { useNamedItem } from '@/lib/use-named-item';
import { CardSkeletons } from './card-skeletons';
import { DialogPart } from './dialog-part';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Button } from './button';
import type { Manage } from './manage-card';
import { SectionHead } from './section-head';
import './manage-cards.css';

export interface ManagePanelProps {
  dialog: TabDialog;
}

interface Closing {
  onClose: () => void;
}

interface Props<Item, Draft> extends ManagePanelProps {
  /** 'chore' */
  noun: string;
  title: string;
  text: string;
  emptyText: string;
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
  noun,
  title,
  text,
  emptyText,
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
        title={title}
        text={text}
        action={
          <div className="flex gap-2.5">
            <Button variant="plain" onClick={() => show({ what: 'ideas' })}>
              <Lightbulb />
              Ideas
            </Button>
            <Button variant="primary" onClick={() => show({ what: 'new' })}>
              <Plus />
              {`New ${noun}`}
            </Button>
          </div>
        }
      />
      {query.data ? (
        query.data.length > 0 ? (
          <ul className="card-grid">{query.data.map((item) => renderCard(item, manage(item)))}</ul>
        ) : (
          <EmptyState
            className="card"
            title={`No ${noun}s yet`}
            text={emptyText}
            action={
              <Button variant="primary" onClick={() => show({ what: 'ideas' })}>
                <Lightbulb />
                Start with ideas
              </Button>
            }
          />
        )
      ) : query.isError ? (
        <ErrorState
          title={`The ${noun}s did not load`}
          text={displayOf(query.error, 'Check the connection, then try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          className="card"
        />
      ) : (
        <CardSkeletons label={`Loading ${noun}s`} />
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
