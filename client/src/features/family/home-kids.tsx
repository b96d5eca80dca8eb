import { ArrowRight, Plus } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api-client';
import { paths } from '@/lib/paths';

/** The kids in their nests, each with the way to their own page. */
export function HomeKids() {
  const kids = useKids();
  if (kids.data) return <Nests kids={kids.data} />;
  if (kids.isError) {
    return (
      <Card>
        <ErrorState
          title="Your kids did not load"
          text={displayOf(kids.error, 'Check the connection, then try again.')}
          onRetry={() => void kids.refetch()}
          retrying={kids.isFetching}
        />
      </Card>
    );
  }
  return (
    <div className="home-kids" aria-busy>
      <output className="sr-only">Loading kids</output>
      {[0, 1, 2].map((nest) => (
        <div key={nest} className="tile home-kid" aria-hidden>
          <Skeleton className="size-29 rounded-full!" />
          <Skeleton className="mt-4 h-6 w-24" />
          <Skeleton className="mt-3 h-5 w-32" />
          <Skeleton className="mt-5 h-11 w-full" />
        </div>
      ))}
    </div>
  );
}

function Nests({ kids }: { kids: readonly ParentKid[] }) {
  if (kids.length === 0) {
    return (
      <Card>
        <EmptyState
          pip="nestlook"
          title="No kids added yet!"
          text="Give each kid a name, a colour and four secret pictures."
          action={
            <LinkButton variant="primary" size="lg" href={paths.parentTab('kids')}>
              <Plus />
              Add Your First Kid
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <ul className="home-kids">
      {kids.map((kid) => (
        <Card key={kid.id} as="li" kind="tile" className="home-kid">
          <Avatar nest name={kid.name} color={kid.avatarColor} size={124} />
          <h3 className="mt-2 line-clamp-1 max-w-full text-21">{kid.name}</h3>
          <p className="mt-1.5 flex flex-wrap items-center justify-center gap-x-3 text-15 text-ink-2">
            <Stars count={kid.totalStars} className="text-18 text-ink" />
            <span className="font-semibold">Level {shownLevel(kid)}</span>
          </p>
          <LinkButton
            variant="primary"
            wide
            href={paths.parentKid(kid.id)}
            className="mt-4"
            aria-label={`View ${kid.name}’s dashboard`}
          >
            View Dashboard
            <ArrowRight />
          </LinkButton>
          <LinkButton
            variant="secondary"
            wide
            href={paths.kid(kid.id)}
            className="mt-2"
            aria-label={`Hand over to ${kid.name}`}
          >
            Hand over
          </LinkButton>
        </Card>
      ))}
    </ul>
  );
}
