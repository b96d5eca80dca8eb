import type { Kid } from '@shared/contracts/kids';
import { NEST_THINGS, type NestThing } from '@shared/rules/nest-things';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { ThingArt } from '@/components/art/thing-art';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { CelebrationScreen, type CelebrationStep } from './celebration-screen';

/** Positions of the level's ten stars around Pip, as fractions of the stage. */
const ARC = Array.from({ length: 10 }, (_, index) => {
  const turn = Math.PI * (0.06 + (0.88 * index) / 9);
  return { left: 50 - 45 * Math.cos(turn), top: 88 - 84 * Math.sin(turn) };
});

const nameOf = ({ id }: NestThing) => t(`nest.thing.${id}`);

/** A new level with its ten stars and what it added to the nest, or the next thing to earn. */
export function LevelCelebration({
  level,
  thing,
  kid,
  step,
}: {
  level: number;
  /** The thing added to the nest, or null. */
  thing: NestThing | null;
  kid: Kid;
  step: CelebrationStep;
}) {
  return (
    <CelebrationScreen
      step={step}
      title={t('kidDashboard.level', { level })}
      text={t('news.levelUp')}
      stage={
        <div className="relative h-56 w-[min(26rem,84vw)] max-md:h-46 short:h-40">
          {ARC.map(({ left, top }, index) => (
            <span
              key={index}
              className="absolute -translate-1/2"
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              <StarIcon
                size={42}
                className="animate-[pop_320ms_var(--ease-spring)_backwards]"
                style={{ animationDelay: `${index * 60}ms` }}
              />
            </span>
          ))}
          <Pip
            mood="cheer"
            className="absolute inset-x-0 bottom-0 mx-auto size-40 max-md:size-32 short:size-28"
          />
        </div>
      }
    >
      <Coming thing={thing} lifetime={kid.lifetimeStars} />
      <Button data-next variant="highlight" size="lg" wide onClick={step.onNext}>
        {t('news.yeah')}
      </Button>
    </CelebrationScreen>
  );
}

function Coming({ thing, lifetime }: { thing: NestThing | null; lifetime: number }) {
  const next = NEST_THINGS.find(({ starRequirement }) => starRequirement > lifetime);
  const shown = thing ?? next;
  return (
    <p className="mb-5.5 flex animate-[rise_320ms_700ms_var(--ease-out)_backwards] items-center justify-center gap-3.5 rounded-xl bg-sunken py-2.5 ps-3 pe-5.5 font-display text-22 leading-[1.15] font-semibold">
      {shown ? (
        <>
          <ThingArt id={shown.id} className="size-20 flex-none" />
          <span className="grid justify-items-start gap-1 text-start">
            {thing
              ? t('news.newThing', { thing: nameOf(shown) })
              : t('news.nextThing', { thing: nameOf(shown) })}
            {!thing && (
              <span className="flex items-center gap-1.5 text-18 text-ink-2">
                <StarIcon size={22} />
                {t('news.starsToThing', { count: shown.starRequirement - lifetime })}
              </span>
            )}
          </span>
        </>
      ) : (
        t('news.allThings')
      )}
    </p>
  );
}
