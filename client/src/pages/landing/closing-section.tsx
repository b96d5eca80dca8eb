import { clsx } from 'clsx';
import { NightSky } from '@/components/art/night-sky';
import { Pip } from '@/components/art/pip';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import styles from './landing.module.css';

export function ClosingSection() {
  return (
    <section
      className="on-night relative overflow-hidden bg-night text-on-slab"
      aria-labelledby="closing-title"
    >
      <NightSky className="absolute inset-0 size-full rtl:-scale-x-100" />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)_min(440px,36vw)] items-end gap-10 max-sm:grid-cols-1 max-sm:justify-items-center max-sm:gap-0 max-sm:text-center">
        <div className={clsx(styles.settle, 'py-[clamp(72px,8.4vw,120px)] max-sm:pt-18 max-sm:pb-5')}>
          <h2 id="closing-title" className="text-[clamp(40px,5vw,72px)] leading-none font-bold">
            {t('landing.closing')}
          </h2>
          <p className="mt-4.5 mb-8 max-w-[24em] text-[clamp(18px,1.5vw,20px)] text-on-slab-2 max-sm:mx-auto">
            {t('landing.closingText')}
          </p>
          <LinkButton variant="highlight" size="lg" href={paths.parentSignUp}>
            {t('landing.startFamily')}
          </LinkButton>
        </div>
        <Pip mood="sleep" className="mb-6.5 h-auto w-full max-sm:w-75" />
      </div>
    </section>
  );
}
