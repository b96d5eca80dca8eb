import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FRIENDS, type Friend } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import { CloudShape } from '@/components/art/cloud';
import { EggShape } from '@/components/art/egg-shapes';
import { FriendArt } from '@/components/art/friend-art';
import { LiveFriend } from '@/components/art/live-friend';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { Pip } from '@/components/art/pip';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';
import { ChoreEgg } from '@/components/art/chore-egg';
import { Avatar } from '@/components/ui/avatar';
import { Backdrop } from '@/components/ui/backdrop';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { ToastPlace } from '@/components/ui/toast-place';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { spokenText } from '@/lib/sound/spoken-text';
import { useSpoken } from '@/lib/sound/use-spoken';
import { useChooseFriend } from '@/features/nest/nest.api';
import styles from './hello.module.css';

export default function Hello({ kid, onDone }: { kid: Kid; onDone: () => void }) {
  const [step, setStep] = useState<'who' | 'egg' | 'promise'>('who');
  const [friend, setFriend] = useState(kid.friend);
  const choose = useChooseFriend(kid);
  const me = { ...kid, friend };
  switch (step) {
    case 'who':
      return (
        <Who
          kid={me}
          onChoose={setFriend}
          onNext={() => {
            if (friend !== kid.friend) choose.mutate(friend);
            setStep('egg');
          }}
        />
      );
    case 'egg':
      return <FirstEgg kid={me} onNext={() => setStep('promise')} />;
    case 'promise':
    default:
      return <HowItWorks kid={me} onNext={onDone} />;
  }
}

function Screen({
  title,
  text,
  spoken = spokenText(title, text ?? null),
  children,
}: {
  title: string;
  text?: string | undefined;
  spoken?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  useSpoken(spoken);
  return (
    <Backdrop>
      <main className={styles.screen} data-audience="kid">
        <header className="flex items-center gap-4 [grid-area:head] max-tablet:gap-2.5">
          <Pip mood="happy" className="size-23 flex-none max-tablet:size-16" />
          <ToastPlace beside className="grid min-w-0 flex-1 content-center self-stretch">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-40/[1.05] wrap-anywhere focus:outline-none max-laptop:text-40/[1.05] max-tablet:text-26/[1.1]"
            >
              {title}
            </h1>
            {text && (
              <p className="mt-1 font-display text-26/[1.2] font-semibold max-tablet:text-18/[1.2]">{text}</p>
            )}
          </ToastPlace>
          <ReadAloud text={spoken} of={title} className="scale-115" />
        </header>
        {children}
      </main>
    </Backdrop>
  );
}

function Who({
  kid,
  onChoose,
  onNext,
}: {
  kid: Kid;
  onChoose: (friend: Friend | null) => void;
  onNext: () => void;
}) {
  return (
    <Screen title={t('hello.title', { name: kid.name })} text={t('hello.who')}>
      <Avatar kid={kid} nest className={styles.me} />
      <fieldset className={styles.friends} aria-label={t('hello.who')}>
        {FRIENDS.map((friend) => (
          <button
            key={friend}
            type="button"
            aria-label={t(`friends.${friend}`)}
            aria-pressed={friend === kid.friend}
            onClick={() => onChoose(friend)}
          >
            <FriendArt friend={friend} />
            {friend === kid.friend && (
              <span className="absolute -end-1.5 -top-2 grid size-10 place-items-center rounded-full bg-ok text-surface ring-3 ring-surface">
                <Check size={24} strokeWidth={3.4} />
              </span>
            )}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={clsx(
          'flex min-h-15 items-center gap-3 justify-self-start rounded-full bg-surface py-2 ps-2 pe-5.5 font-display text-21 font-semibold shadow-tile [grid-area:letter]',
          kid.friend === null && 'ring-4 ring-star',
        )}
        aria-pressed={kid.friend === null}
        onClick={() => onChoose(null)}
      >
        <Avatar kid={{ ...kid, friend: null }} size={48} />
        {t('hello.letter')}
      </button>
      <Go label={t('hello.thatsMe')} onGo={onNext} />
    </Screen>
  );
}

function Go({ label, onGo }: { label: string; onGo: () => void }) {
  return (
    <Button
      variant="highlight"
      size="hero"
      className="w-full max-w-85 justify-self-end [grid-area:go] max-tablet:max-w-none"
      onClick={onGo}
    >
      {label}
    </Button>
  );
}

const FLIGHT_MS = 520;
const HATCH_MS = 700;
const SEEN_MS = 1800;

function FirstEgg({ kid, onNext }: { kid: Kid; onNext: () => void }) {
  const [state, setState] = useState<'whole' | 'flying' | 'laid' | 'hatched'>('whole');
  const egg = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state === 'whole') return undefined;
    const [ms, next] = {
      flying: [prefersReducedMotion() ? 0 : FLIGHT_MS, () => setState('laid')] as const,
      laid: [HATCH_MS, () => setState('hatched')] as const,
      hatched: [SEEN_MS, onNext] as const,
    }[state];
    if (state !== 'flying') play(state === 'laid' ? 'lay' : 'crack');
    const timer = setTimeout(next, ms);
    return () => clearTimeout(timer);
  }, [state, onNext]);
  const fly = () => {
    if (state !== 'whole') return;
    setState('flying');
    const from = egg.current?.getBoundingClientRect();
    const to = place.current?.getBoundingClientRect();
    if (!from || !to || prefersReducedMotion()) return;
    const [x, y] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    egg.current?.animate(
      [
        { transform: 'none' },
        { transform: `translate(${x / 2}px, ${y / 2 - 120}px) scale(.7)` },
        { transform: `translate(${x}px, ${y}px) scale(${to.width / from.width})` },
      ],
      { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'forwards' },
    );
  };
  const isLaid = state === 'laid' || state === 'hatched';
  return (
    <Screen title={t('hello.firstEgg')} text={t('hello.firstEggText')}>
      <article className={styles.tile}>
        <span ref={egg} className={clsx('relative z-10 size-60 max-tablet:size-50', isLaid && 'invisible')}>
          <svg viewBox="0 0 64 64" className="size-full" aria-hidden>
            <EggShape look="whole" category="general" />
          </svg>
          <Pip mood="cheer" className="absolute inset-x-[27%] top-[42%] w-[46%]" />
        </span>
        <h2 className="text-32/[1.1]">{t('hello.wave')}</h2>
        <Button
          variant="highlight"
          wide
          size="hero"
          aria-disabled={state !== 'whole' || undefined}
          onClick={fly}
        >
          {t('kidDashboard.doIt')}
        </Button>
      </article>
      <div className={styles.nest}>
        <svg viewBox="0 -20 300 210" className="w-full" aria-hidden>
          <NestBack />
        </svg>
        <span ref={place} className="absolute start-1/2 top-[11%] -ms-[16%] w-[32%]">
          {isLaid ? (
            <svg viewBox="0 0 64 64" className="size-full" aria-hidden>
              <EggShape look={state === 'hatched' ? 'hatched' : 'whole'} category="general" />
            </svg>
          ) : (
            <svg viewBox="0 0 64 64" className="size-full opacity-60" aria-hidden>
              <ellipse
                cx="32"
                cy="34"
                rx="22"
                ry="26"
                fill="var(--color-white)"
                stroke="var(--color-ink-2)"
                strokeWidth="2"
                strokeDasharray="5 4"
              />
            </svg>
          )}
        </span>
        <svg viewBox="0 -20 300 210" className="absolute inset-0 w-full" aria-hidden>
          <NestFront />
        </svg>
      </div>
      <LiveFriend kid={kid} className={styles.watcher} />
      {state === 'hatched' && <output className="sr-only">{t('hello.hatches')}</output>}
    </Screen>
  );
}

function HowItWorks({ kid, onNext }: { kid: Kid; onNext: () => void }) {
  const plates = [
    { words: t('hello.doChore'), picture: <ChoreEgg chore={DISHES} size={126} /> },
    {
      words: t('hello.hatches'),
      picture: (
        <svg viewBox="0 -40 300 230" className="w-[86%]">
          <NestBack />
          <svg x="86" y="-46" width="128" height="128" viewBox="0 0 64 64">
            <EggShape look="hatched" category="kitchen" />
          </svg>
          <NestFront />
        </svg>
      ),
    },
    {
      words: t('hello.getStars'),
      picture: (
        <span className="relative grid size-full place-items-center">
          <StarIcon size={84} />
          <StarIcon size={42} className="absolute start-[16%] top-[18%]" />
          <StarIcon size={48} className="absolute end-[16%] top-[18%]" />
          <StarIcon size={36} className="absolute start-[17%] bottom-[18%]" />
          <StarIcon size={40} className="absolute end-[18%] bottom-[18%]" />
        </span>
      ),
    },
    {
      words: t('hello.getWish'),
      picture: (
        <span className="relative grid place-items-center">
          <CloudShape className="absolute -bottom-8 w-42" />
          <RewardArt icon="tent" size={112} className="relative" />
        </span>
      ),
    },
  ];
  const title = t('hello.howItWorks');
  return (
    <Screen title={title} spoken={spokenText(title, ...plates.map(({ words }) => words))}>
      <ol className={styles.plates}>
        {plates.map(({ words, picture }) => (
          <li key={words}>
            <span className={styles.plate} aria-hidden>
              {picture}
            </span>
            <b className="rounded-full bg-cloud px-4 py-2 text-center font-display text-26/[1.1] font-semibold max-laptop:text-21/[1.1]">
              {words}
            </b>
          </li>
        ))}
      </ol>
      <Avatar kid={kid} nest className={styles.small} />
      <Go label={t('hello.letsGo')} onGo={onNext} />
    </Screen>
  );
}

const DISHES = { name: '', category: 'kitchen' as const, iconName: 'wash-dishes', imageUrl: null };
