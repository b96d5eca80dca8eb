import { Grip } from 'lucide-react';
import { Key } from '@/components/ui/key';
import { KeyLink } from '@/components/ui/key-link';
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
        <Key
          variant="star"
          wide
          onClick={onKids}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-haspopup="dialog"
        >
          <Grip />
          Enter Portal
        </Key>
      </PortalCard>
      <PortalCard scene="noon" title="Parent Portal" text="Set chores, approve stars, plan rewards.">
        <KeyLink variant="lagoon" wide href={paths.parentAuth}>
          Log in or sign up
        </KeyLink>
      </PortalCard>
      <PortalCard scene="night" title="Admin Portal" text="For the people who run Starnest.">
        <Key
          variant="ink"
          wide
          onClick={onAdmin}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-haspopup="dialog"
        >
          Admin login
        </Key>
      </PortalCard>
    </section>
  );
}
