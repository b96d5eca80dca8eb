import { Heart, UserPlus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Card } from '@/components/ui/card';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';
import { useKids } from '@/features/kids/kids.api';
import { MessagesPanel } from '@/features/messages/messages-panel';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

export default function MessagesTab({ user }: { user: User }) {
  const [params] = useSearchParams();
  const kids = useKids();
  const to = params.get('kid') ?? undefined;
  return (
    <>
      <SectionHead
        title={t('parent.messages')}
        text={t('parent.messagesText')}
        action={
          kids.data &&
          kids.data.length > 0 && (
            <LinkButton
              variant="secondary"
              href={to === undefined ? paths.parentTab('kids') : paths.parentKidPage(to)}
            >
              <Heart className="text-danger" />
              {t('parent.sendHeart')}
            </LinkButton>
          )
        }
      />
      {kids.data ? (
        kids.data.length > 0 ? (
          <MessagesPanel key={to} kids={kids.data} sender={user} to={to} />
        ) : (
          <Card>
            <EmptyState
              pip="nestlook"
              title={t('parent.noKids')}
              text={t('parent.noKidsToWrite')}
              action={
                <ForManagers>
                  <LinkButton variant="primary" href={paths.parentNew('kids')}>
                    <UserPlus />
                    {t('parent.addFirstKid')}
                  </LinkButton>
                </ForManagers>
              }
            />
          </Card>
        )
      ) : kids.isError ? (
        <Card>
          <ErrorState
            title={t('parent.kidsFailed')}
            onRetry={() => void kids.refetch()}
            retrying={kids.isFetching}
          />
        </Card>
      ) : (
        <CardSkeletons label={t('parent.messagesLoading')} count={2} />
      )}
    </>
  );
}
