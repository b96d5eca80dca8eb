import { Grip } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { PortalCard, portalButton } from './portal-card';

export interface PortalsProps {
  onKids: () => void;
  onAdmin: () => void;
}

export function Portals({ onKids, onAdmin }: PortalsProps) {
  return (
    <section
      className="relative z-2 mt-7.5 grid grid-cols-[1.22fr_1fr_1fr] items-end gap-6 max-laptop:grid-cols-2 max-mini:mt-0 max-mini:grid-cols-1 max-mini:gap-4"
      aria-label={t('landing.portals')}
    >
      <PortalCard
        kind="main"
        scene="morning"
        title={t('landing.kidsPortal')}
        text={t('landing.kidsPortalText')}
      >
        <Button
          variant="highlight"
          wide
          className={portalButton.main}
          onClick={onKids}
          aria-haspopup="dialog"
        >
          <Grip />
          {t('landing.enterPortal')}
        </Button>
      </PortalCard>
      <PortalCard kind="side" scene="noon" title={t('auth.parentPortal')} text={t('auth.parentPortalText')}>
        <LinkButton variant="primary" wide className={portalButton.side} href={paths.parentAuth}>
          {t('landing.parentAuth')}
        </LinkButton>
      </PortalCard>
      <PortalCard kind="side" scene="night" title={t('auth.adminPortal')} text={t('auth.adminPortalText')}>
        <Button variant="strong" wide className={portalButton.side} onClick={onAdmin} aria-haspopup="dialog">
          {t('landing.adminLogin')}
        </Button>
      </PortalCard>
    </section>
  );
}
