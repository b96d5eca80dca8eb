import { clsx } from 'clsx';
import { ArrowLeft, House } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { LoginScreen } from './login-screen';

/** Step 2: everyone of the family in their nest. */
export function NameScreen({
  kids,
  notice,
  onChoose,
  onBack,
}: {
  kids: readonly KidCard[];
  notice: ReactNode;
  onChoose: (kid: KidCard) => void;
  onBack: () => void;
}) {
  return (
    <LoginScreen
      screen="name"
      step={2}
      notice={notice}
      foot={
        <>
          <Button onClick={onBack}>
            <ArrowLeft />
            {t('kidAuth.backToCode')}
          </Button>
          <LinkButton href={paths.landing}>
            <House />
            {t('kidAuth.home')}
          </LinkButton>
        </>
      }
    >
      <h1 tabIndex={-1} className="text-center text-[clamp(34px,4.8vw,48px)]">
        {t(kids.length === 0 ? 'kidAuth.noKidsTitle' : 'kidAuth.chooseName')}
      </h1>
      {kids.length === 0 ? (
        <div className="tile mx-auto mt-6 w-full max-w-120">
          <EmptyState pip="nestlook" title={t('kidAuth.noKids')} text={t('kidAuth.noKidsText')} />
        </div>
      ) : (
        <ul
          className={clsx(
            'mt-[clamp(16px,4vh,30px)] flex flex-wrap justify-center gap-x-5 gap-y-6.5 max-sm:gap-x-3.5 max-sm:gap-y-5.5',
            // Four are two by two where they do not fit side by side.
            kids.length === 4 && 'sm:max-lg:mx-auto sm:max-lg:w-120',
          )}
        >
          {kids.map((kid, index) => (
            <li key={kid.id} className="w-56.25 max-sm:w-[calc(50%-7px)] max-sm:max-w-50">
              <NameCard kid={kid} delay={Math.min(index, 3) * 50} onChoose={() => onChoose(kid)} />
            </li>
          ))}
        </ul>
      )}
    </LoginScreen>
  );
}

/** One kid to tap: nest, name, level, stars, on a lip of their own color. It appears after `delay` milliseconds. */
export function NameCard({
  kid,
  delay = 0,
  onChoose,
}: {
  kid: KidCard;
  delay?: number;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className="grid size-full animate-[rise_var(--dur-enter)_var(--ease-spring)_backwards] content-start justify-items-center rounded-[34px] bg-surface px-3 pt-5.5 pb-6 text-center font-display shadow-[0_9px_0_var(--edge)] transition-[translate,box-shadow] duration-(--dur-press) ease-out [--edge:color-mix(in_oklab,var(--avatar)_76%,var(--color-on-star))] hover:-translate-y-1 hover:shadow-[0_13px_0_var(--edge)] focus-visible:outline-offset-6 active:translate-y-2.25 active:shadow-[0_0_0_var(--edge)] max-sm:rounded-[28px] max-sm:px-2 max-sm:pt-4 max-sm:pb-4.5"
      style={{ '--avatar': kid.avatarColor, animationDelay: `${delay}ms` }}
      onClick={onChoose}
    >
      <Avatar kid={kid} size={152} nest className="aspect-square h-auto max-w-full max-sm:w-28" />
      <span className="mt-1.5 line-clamp-2 max-w-full text-[34px] leading-[1.15] font-semibold wrap-anywhere max-sm:text-[28px]">
        {kid.name}
      </span>
      <span className="mt-0.5 font-body text-18 leading-[1.2] font-semibold text-ink-2">
        {t('kidAuth.level', { level: shownLevel(kid) })}
      </span>
      <span className="mt-2.5 flex items-center gap-1.5 rounded-full bg-star-soft py-[9px] ps-3 pe-4.5 text-[22px] leading-[1.1] font-semibold whitespace-nowrap max-sm:py-[7px] max-sm:ps-[9px] max-sm:pe-3.5 max-sm:text-[19px]">
        <StarIcon />
        {t('kidAuth.stars', { count: kid.totalStars })}
      </span>
    </button>
  );
}
