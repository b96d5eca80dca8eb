import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { Card } from '@/components/ui/card';
import { CardSkeletons, cardGrid } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api/api-client';
import { AddKidDialog } from './add-kid-dialog';
import { t } from '@/lib/i18n/messages';
import type { TabDialog } from '@/lib/input/tab-dialog';
import { KidCard } from './kid-card';
import { useKids } from './kids.api';

export function KidsPanel({
  dialog: { open, show, close },
  children,
}: {
  dialog: TabDialog;
  children?: (kid: ParentKid) => ReactNode;
}) {
  const kids = useKids();
  const add = () => show({ what: 'new' });
  return (
    <>
      <SectionHead
        title={t('kids.title')}
        action={
          kids.data?.length !== 0 && (
            <ForManagers>
              <Button variant="primary" onClick={add}>
                <Plus />
                {t('kids.add')}
              </Button>
            </ForManagers>
          )
        }
      />
      {kids.data ? (
        <KidList kids={kids.data} onAdd={add}>
          {children}
        </KidList>
      ) : kids.isError ? (
        <Card>
          <ErrorState
            title={t('kids.failed')}
            text={displayOf(kids.error, t('ui.checkConnection'))}
            onRetry={() => void kids.refetch()}
            retrying={kids.isFetching}
          />
        </Card>
      ) : (
        <CardSkeletons label={t('kids.loading')} count={3} />
      )}
      {open?.what === 'new' && <AddKidDialog onClose={close} />}
    </>
  );
}

function KidList({
  kids,
  onAdd,
  children,
}: {
  kids: readonly ParentKid[];
  onAdd: () => void;
  children: ((kid: ParentKid) => ReactNode) | undefined;
}) {
  if (kids.length === 0) {
    return (
      <Card>
        <EmptyState
          pip="nestlook"
          title={t('kids.none')}
          text={t('kids.noneText')}
          action={
            <ForManagers>
              <Button variant="primary" size="lg" onClick={onAdd}>
                <Plus />
                {t('kids.addFirst')}
              </Button>
            </ForManagers>
          }
        />
      </Card>
    );
  }
  return (
    <ul className={cardGrid}>
      {kids.map((kid) => (
        <KidCard key={kid.id} kid={kid}>
          {children?.(kid)}
        </KidCard>
      ))}
    </ul>
  );
}
