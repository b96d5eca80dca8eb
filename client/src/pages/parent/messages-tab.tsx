import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { SectionHead } from '@/components/ui/section-head';
import { useKids } from '@/features/kids/kids.api';
import { MessagesPanel } from '@/features/messages/messages-panel';
import { paths } from '@/lib/paths';

/** Kind words for the kids; the address may say for whom. */
export default function MessagesTab({ user }: { user: User }) {
  const [params] = useSearchParams();
  const kids = useKids();
  const to = params.get('kid') ?? undefined;
  return (
    <>
      <SectionHead title="Messages" text="A kind word lands in their nest at once." />
      {kids.data ? (
        kids.data.length > 0 ? (
          <MessagesPanel key={to} kids={kids.data} sender={user.username} to={to} />
        ) : (
          <EmptyState
            className="card"
            pip="nestlook"
            title="No kids added yet!"
            text="Once a kid lives in your nest, you can write to them here."
            action={
              <LinkButton variant="primary" href={paths.parentNew('kids')}>
                <UserPlus />
                Add Your First Kid
              </LinkButton>
            }
          />
        )
      ) : kids.isError ? (
        <ErrorState
          className="card"
          title="Your kids did not load"
          onRetry={() => void kids.refetch()}
          retrying={kids.isFetching}
        />
      ) : (
        <CardSkeletons label="Loading messages" count={2} />
      )}
    </>
  );
}
