import { Grip } from 'lucide-react';
import { Button, LinkButton } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SceneArt } from '@/components/art/scene-art';

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

/** The main button is larger. */
const portalButton = {
  main: 'min-h-16.5 rounded-lg px-3 text-26',
  side: 'min-h-14.5 rounded-lg px-3 text-21',
};

const card = {
  main: 'max-laptop:col-span-full',
  // The kids' portal stays the largest.
  side: 'max-mini:grid max-mini:grid-cols-[104px_minmax(0,1fr)]',
};

const scenes = {
  main: 'h-[clamp(128px,13vw,188px)] max-laptop:h-35 max-mini:h-31',
  side: 'h-[clamp(112px,10.8vw,156px)] max-mini:h-24',
};

const words = {
  main: 'max-mini:p-3',
  side: 'max-mini:self-center max-mini:py-0 max-mini:ps-3.5 max-mini:pe-1',
};

function PortalCard({
  kind,
  scene,
  title,
  text,
  children,
}: {
  kind: 'main' | 'side';
  scene: 'morning' | 'noon' | 'night';
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article
      className={clsx(
        'group rounded-xl bg-surface p-3 pb-5.5 shadow-[0_8px_0] shadow-on-star/16 transition-transform duration-(--dur-ui) ease-out hover:-translate-y-1 max-mini:p-2.5 max-mini:pb-4',
        card[kind],
      )}
    >
      <div className={clsx('overflow-hidden rounded-lg', scenes[kind])}>
        <SceneArt
          name={scene}
          className={clsx(
            'size-full object-cover transition-transform duration-600 ease-out group-hover:scale-[1.045]',
            kind === 'side' && 'max-mini:object-[82%_50%]',
          )}
        />
      </div>
      <div className={clsx('px-3.5 py-4', words[kind])}>
        <h2 className={kind === 'main' ? 'text-26 laptop:text-32' : 'text-21 laptop:text-26'}>{title}</h2>
        <p className="mt-0.5 text-16 text-ink-2">{text}</p>
      </div>
      <div className={clsx('px-3 max-mini:px-1', kind === 'side' && 'max-mini:col-span-full max-mini:pt-3')}>
        {children}
      </div>
    </article>
  );
}
