import { ArrowLeft, House } from 'lucide-react';
import type { KidCard } from '@shared/contracts/kids';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { paths } from '@/lib/paths';
import { NameCard } from './name-card';
import './name-step.css';

/** The keys below the second step. */
export function NameKeys({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Button onClick={onBack}>
        <ArrowLeft />
        Back to Family Code
      </Button>
      <LinkButton href={paths.landing}>
        <House />
        Home
      </LinkButton>
    </>
  );
}

/** Step 2: everyone of the family in their nest. */
export function NameStep({ kids, onChoose }: { kids: readonly KidCard[]; onChoose: (kid: KidCard) => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="kid-screen-title">
        {kids.length === 0 ? 'An empty nest' : 'Choose your name'}
      </h1>
      {kids.length === 0 ? (
        <div className="tile mx-auto mt-6 w-full max-w-120">
          <EmptyState
            pip="nestlook"
            title="No kids here yet"
            text="Ask a grown-up to add you in the Parent Portal. Then come back!"
          />
        </div>
      ) : (
        <ul className="name-cards">
          {kids.map((kid) => (
            <li key={kid.id}>
              <NameCard kid={kid} onChoose={() => onChoose(kid)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
