import { clsx } from 'clsx';
import { ArrowLeft, House } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { KidCard } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { formatNumber, initialOf } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { spokenText } from '@/lib/sound/spoken-text';
import { LoginScreen } from './login-screen';

const FEW = 8;

export function NameScreen({
  kids,
  notice,
  badge,
  withStars = true,
  Hanging,
  onChoose,
  onBack,
}: {
  kids: readonly KidCard[];
  notice: ReactNode;
  badge?: ReactNode;
  withStars?: boolean;
  /** Content below a kid's card, or on the corner of a `small` one. */
  Hanging?: ComponentType<{ kid: KidCard; small: boolean }> | undefined;
  onChoose: (kid: KidCard) => void;
  onBack?: () => void;
}) {
  const many = kids.length > FEW;
  const title = t(kids.length === 0 ? 'kidAuth.noKidsTitle' : 'kidAuth.chooseName');
  const text =
    kids.length === 0
      ? spokenText(title, t('kidAuth.noKidsText'))
      : spokenText(title, ...kids.map(({ name }) => name));
  return (
    <LoginScreen
      screen="name"
      step={2}
      badge={badge}
      spoken={{ title, text }}
      notice={notice}
      foot={
        <>
          {onBack && (
            <Button onClick={onBack}>
              <ArrowLeft className="rtl:-scale-x-100" />
              {t('kidAuth.backToCode')}
            </Button>
          )}
          <LinkButton href={paths.landing}>
            <House />
            {t('kidAuth.home')}
          </LinkButton>
        </>
      }
    >
      <h1 tabIndex={-1} className="text-center text-title">
        {title}
      </h1>
      {kids.length === 0 ? (
        <div className="tile mx-auto mt-6 w-full max-w-120">
          <EmptyState pip="nestlook" title={t('kidAuth.noKids')} text={t('kidAuth.noKidsText')} />
        </div>
      ) : (
        <ul
          className={clsx(
            'mt-[clamp(16px,4vh,30px)]',
            many
              ? 'grid grid-cols-3 gap-x-2.5 gap-y-5 mini:grid-cols-4 mini:gap-x-3.5 laptop:grid-cols-6'
              : 'flex flex-wrap justify-center gap-x-5 max-mini:gap-x-3.5',
            !many && (Hanging ? 'gap-y-12 pb-8 [&_button]:pb-9' : 'gap-y-6.5 max-mini:gap-y-5.5'),
            kids.length === 4 && 'mini:max-laptop:mx-auto mini:max-laptop:w-120',
          )}
        >
          {kids.map((kid, index) => (
            <li
              key={kid.id}
              className={many ? 'min-w-0' : 'w-56.25 max-mini:w-[calc(50%-7px)] max-mini:max-w-50'}
            >
              <NameCard
                kid={kid}
                small={many}
                withStars={withStars}
                delay={Math.min(index, 3) * 50}
                onChoose={() => onChoose(kid)}
              >
                {Hanging && <Hanging kid={kid} small={many} />}
              </NameCard>
            </li>
          ))}
        </ul>
      )}
    </LoginScreen>
  );
}

/** Get a smaller font. */
const LONG_WORD = 8;

function nameSize(name: string, small: boolean): string {
  const isLong = name.split(/[\s-]/).some((word) => word.length > LONG_WORD);
  if (small) return isLong ? 'text-18 max-mini:text-15' : 'text-21 max-mini:text-18';
  return isLong ? 'text-26 max-mini:text-21' : 'text-32 max-mini:text-26';
}

export function NameCard({
  kid,
  small = false,
  withStars = true,
  delay = 0,
  onChoose,
  children,
}: {
  kid: KidCard;
  small?: boolean;
  withStars?: boolean;
  delay?: number;
  onChoose: () => void;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'relative grid size-full animate-[rise_var(--dur-enter)_var(--ease-spring)_backwards] content-start justify-items-center bg-surface text-center font-display shadow-[0_9px_0_var(--edge)]',
        'transition-[translate,box-shadow] duration-(--dur-press) ease-out [--edge:color-mix(in_oklab,var(--avatar)_76%,var(--color-on-star))]',
        'hover:-translate-y-1 hover:shadow-[0_13px_0_var(--edge)] focus-visible:outline-offset-6 active:translate-y-2.25 active:shadow-[0_0_0_var(--edge)]',
        small
          ? 'rounded-xl px-1.5 pt-3 pb-4'
          : 'rounded-2xl px-3 pt-5.5 pb-6 max-mini:rounded-xl max-mini:px-2 max-mini:pt-4 max-mini:pb-4.5',
      )}
      style={{ '--avatar': kid.avatarColor, animationDelay: `${delay}ms` }}
      onClick={onChoose}
    >
      {kid.friend !== null && (
        <span
          className={clsx(
            'absolute grid place-items-center rounded-full bg-(--avatar) leading-none font-bold text-on-star',
            small
              ? 'start-2 top-2 size-8 text-18'
              : 'start-4 top-4 size-10.5 text-21 max-mini:start-2.5 max-mini:top-2.5 max-mini:size-9',
          )}
          aria-hidden
        >
          {initialOf(kid.name)}
        </span>
      )}
      <Avatar
        kid={kid}
        size={152}
        nest
        className={clsx('aspect-square h-auto max-w-full', small ? 'w-26 max-mini:w-21' : 'max-mini:w-28')}
      />
      <bdi
        className={clsx(
          'mt-1.5 line-clamp-2 max-w-full leading-[1.15] font-semibold wrap-anywhere',
          nameSize(kid.name, small),
        )}
      >
        {kid.name}
      </bdi>
      <span
        className={clsx(
          'mt-0.5 font-body leading-[1.2] font-semibold text-ink-2',
          small ? 'text-16' : 'text-18',
        )}
      >
        {t('kidAuth.level', { level: shownLevel(kid) })}
      </span>
      {withStars && (
        <span
          className={clsx(
            'mt-2.5 flex items-center gap-1.5 rounded-full bg-star-soft leading-[1.1] font-semibold whitespace-nowrap tiny:max-w-full tiny:text-start tiny:whitespace-normal',
            small
              ? 'py-1.5 ps-2 pe-3 text-18 max-mini:text-16'
              : 'py-2.25 ps-3 pe-4.5 text-21 max-mini:py-1.75 max-mini:ps-2.25 max-mini:pe-3.5 max-mini:text-18',
          )}
        >
          <StarIcon />
          {small ? (
            <>
              <span aria-hidden>{formatNumber(kid.totalStars)}</span>
              <span className="sr-only">{t('kidAuth.stars', { count: kid.totalStars })}</span>
            </>
          ) : (
            t('kidAuth.stars', { count: kid.totalStars })
          )}
        </span>
      )}
      {children}
    </button>
  );
}
