import type { KidCard } from '@shared/contracts/kids';
import { GivenTablet } from '@/components/art/given-tablet';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { LoginScreen } from './login-screen';

/** Hands the tablet to the sibling whose turn it is, or to anyone else. */
export function HandOver({
  from,
  to,
  onTake,
  onOther,
}: {
  from: KidCard;
  to: KidCard;
  onTake: () => void;
  onOther: () => void;
}) {
  const title = t('tablet.giveTo', { name: to.name });
  return (
    <LoginScreen
      screen="hand-over"
      className="justify-items-center gap-6.5 text-center"
      spoken={{ title, text: title }}
    >
      <div className="grid w-[min(860px,100%)] grid-cols-2 items-end justify-items-center gap-2.5 mini:grid-cols-[1fr_240px_1fr]">
        <div className="grid justify-items-center gap-1">
          <Avatar kid={from} size={200} nest className="h-auto w-full max-w-50" />
          <Name kid={from} />
        </div>
        <GivenTablet className="w-60 max-mini:order-first max-mini:col-span-2 max-mini:w-50 rtl:-scale-x-100" />
        {/* The same as the gold button, for kids who tap their card. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onTake}
          className="grid justify-items-center gap-1 rounded-2xl bg-surface px-7.5 pt-4.5 pb-5 shadow-[0_9px_0_color-mix(in_oklab,var(--avatar)_76%,var(--color-on-star))] max-mini:px-4 max-mini:pt-3.5"
          style={{ '--avatar': to.avatarColor }}
        >
          <Avatar kid={to} size={250} nest className="h-auto w-full max-w-62.5" />
          <Name kid={to} />
        </button>
      </div>
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <div className="flex flex-wrap justify-center gap-4 max-mini:grid max-mini:w-full">
        <Button variant="highlight" size="lg" onClick={onTake}>
          <Avatar kid={to} size={44} />
          {t('tablet.iAm', { name: to.name })}
        </Button>
        <Button size="lg" onClick={onOther}>
          {t('tablet.someoneElse')}
        </Button>
      </div>
    </LoginScreen>
  );
}

function Name({ kid }: { kid: KidCard }) {
  return (
    <span
      dir="auto"
      className="line-clamp-2 max-w-full font-display text-32 leading-[1.1] font-semibold wrap-anywhere max-mini:text-26"
    >
      {kid.name}
    </span>
  );
}
