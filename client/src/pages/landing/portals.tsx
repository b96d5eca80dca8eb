import { Grip } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { paths } from '@/lib/paths';
import { PortalCard } from './portal-card';

export interface PortalsProps {
  onKids: () => void;
  onAdmin: () => void;
  /** Someone is about to press: time to fetch the dialogs. */
  onNear: () => void;
}

/** The three doors: the children's is the big one. */
export function Portals({ onKids, onAdmin, onNear }: PortalsProps) {
  return (
    <section className="landing-portals" aria-label="Portals">
      <PortalCard scene="morning" title="Kids Portal" text="Tap in your family code and go!">
        <Button
          variant="highlight"
          wide
          onClick={onKids}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-haspopup="dialog"
        >
          <Grip />
          Enter Portal
        </Button>
      </PortalCard>
      <PortalCard scene="noon" title="Parent Portal" text="Set chores, approve stars, plan rewards.">
        <LinkButton variant="primary" wide href={paths.parentAuth}>
          Log in or sign up
        </LinkButton>
      </PortalCard>
      <PortalCard scene="night" title="Admin Portal" text="For the people who run Starnest.">
        <Button
          variant="strong"
          wide
          onClick={onAdmin}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-haspopup="dialog"
        >
          Admin login
        </Button>
      </PortalCard>
    </section>
  );
}
