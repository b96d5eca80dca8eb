import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import type { Praise } from '@shared/contracts/praise';
import { groupBy } from '@shared/rules/group-by';
import { PraiseArt } from '@/components/art/praise-art';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { toastFailure } from '@/components/ui/use-toast';
import { Tooltip } from '@/components/ui/tooltip';
import { displayOf } from '@/lib/api/api-client';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { formatDay, formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { recentDay } from '@/lib/dates/recent-day';
import { useMayManage } from '@/lib/api/user-query';
import { Answer } from './kid-hearts';
import { usePraise, useRemovePraise } from './praise.api';

export function HeartAlbum({
  kid,
  userId,
  timezone,
  onClose,
}: {
  kid: ParentKid;
  userId: string;
  timezone: string;
  onClose: () => void;
}) {
  const album = usePraise(kid.id);
  const hearts = album.data?.pages.flatMap(({ rows }) => rows);
  return (
    <Dialog open sheet onOpenChange={onClose} title={t('praise.albumOf', { name: kid.name })} width={560}>
      <div className="mt-3">
        {hearts ? (
          hearts.length > 0 ? (
            <Days kid={kid} hearts={hearts} userId={userId} timezone={timezone} />
          ) : (
            <EmptyState
              pip="nestlook"
              title={t('praise.none')}
              text={t('praise.noneText', { name: kid.name })}
            />
          )
        ) : album.isError ? (
          <ErrorState
            title={t('praise.albumFailed')}
            text={displayOf(album.error, t('ui.checkConnection'))}
            onRetry={() => void album.refetch()}
            retrying={album.isFetching}
          />
        ) : (
          <RowSkeletons label={t('praise.albumLoading')} />
        )}
        {album.hasNextPage && (
          <Button
            wide
            className="mt-3"
            saving={album.isFetchingNextPage}
            onClick={() => void album.fetchNextPage()}
          >
            {t('statement.showOlder')}
          </Button>
        )}
        {album.isFetchNextPageError && (
          <p role="alert" className="mt-2 text-14 text-danger">
            {t('statement.olderFailed')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Days({
  kid,
  hearts,
  userId,
  timezone,
}: {
  kid: ParentKid;
  hearts: readonly Praise[];
  userId: string;
  timezone: string;
}) {
  const { today, dayOf } = useFamilyDays();
  const mayManage = useMayManage();
  const [removing, setRemoving] = useState<Praise | null>(null);
  const remove = useRemovePraise(kid.id);
  return (
    <>
      {Array.from(
        groupBy(hearts, ({ createdAt }) => dayOf(createdAt)),
        ([day, ofDay]) => (
          <section key={day} aria-label={formatDay(day)}>
            <h3 className="pt-3 pb-1 font-body text-14 font-semibold tracking-normal text-ink-2 first-letter:uppercase">
              {recentDay(day, today)}
            </h3>
            <ul className="grid *:not-first:border-t-2 *:not-first:border-line">
              {ofDay.map((heart) => (
                <Heart
                  key={heart.id}
                  kid={kid}
                  heart={heart}
                  timezone={timezone}
                  onRemove={mayManage || heart.from?.id === userId ? () => setRemoving(heart) : undefined}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={t('praise.removeQuestion')}
        description={t('praise.removeText', { name: kid.name })}
        confirmLabel={t('praise.remove')}
        saving={remove.isPending}
        savingLabel={t('praise.removing')}
        onConfirm={() =>
          removing &&
          void remove
            .mutateAsync(removing.id)
            .catch((error: unknown) => toastFailure(t('praise.removeFailed'), error))
            .finally(() => setRemoving(null))
        }
      />
    </>
  );
}

function Heart({
  kid,
  heart: { picture, words, about, from, createdAt, reply },
  timezone,
  onRemove,
}: {
  kid: ParentKid;
  heart: Praise;
  timezone: string;
  onRemove: (() => void) | undefined;
}) {
  const sentence = words ?? t(`praise.${picture}`);
  const sender = from?.firstName ? t('praise.from', { name: from.firstName }) : t('praise.fromNoOne');
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <PraiseArt heart={picture} size={56} className="flex-none" />
      <div className="grid min-w-0 flex-1 gap-1.5 wrap-anywhere">
        <p>
          <bdi className="block font-display text-16 leading-tight font-semibold">{sentence}</bdi>
          <span className="block text-14 leading-snug text-ink-2">
            {[sender, formatTime(createdAt, timezone), about?.label].filter(Boolean).join(' · ')}
          </span>
        </p>
        {reply && <Answer heart={reply} text={t('praise.kidSentBack', { name: kid.name })} />}
      </div>
      {onRemove && (
        <Tooltip text={t('praise.removeOf', { words: sentence })}>
          <Button
            variant="text"
            iconOnly
            className="text-ink-2!"
            aria-label={t('praise.removeOf', { words: sentence })}
            onClick={onRemove}
          >
            <Trash2 />
          </Button>
        </Tooltip>
      )}
    </li>
  );
}
