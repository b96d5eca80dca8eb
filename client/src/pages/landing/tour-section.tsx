import { clsx } from 'clsx';
import { Drawing } from '@/components/art/drawing';
import bookshelf from '@/components/art/nest/bookshelf.svg';
import mailbox from '@/components/art/nest/mailbox.svg';
import telescope from '@/components/art/nest/telescope.svg';
import cat from '@/components/art/pictures/cat.svg';
import moon from '@/components/art/pictures/moon.svg';
import { Pip } from '@/components/art/pip';
import friends from '@/components/art/rewards/friend-visit.svg';
import { t } from '@/lib/i18n/messages';
import { useTheme } from '@/lib/page/theme';
import styles from './landing.module.css';
import { SectionTitle } from './section-title';

const features = [
  { name: 'pictures', art: cat, tint: 'bg-tint-gold' },
  { name: 'people', art: friends, tint: 'bg-tint-coral' },
  { name: 'tuneUp', art: telescope, tint: 'bg-tint-sky' },
  { name: 'news', art: mailbox, tint: 'bg-tint-leaf' },
  { name: 'languages', art: moon, tint: 'bg-tint-night' },
  { name: 'data', art: bookshelf, tint: 'bg-tint-peach' },
] as const;

const stops = [
  { name: 'today', card: 'max-mini:bg-promo-gold', behind: 'bg-promo-gold', tilt: '-rotate-3' },
  { name: 'nest', card: 'max-mini:bg-promo-sky', behind: 'bg-promo-sky', tilt: 'rotate-3' },
  { name: 'plan', card: 'max-mini:bg-promo-coral', behind: 'bg-promo-coral', tilt: '-rotate-3' },
  { name: 'statement', card: 'max-mini:bg-hill-1', behind: 'bg-hill-1', tilt: 'rotate-3' },
] as const satisfies readonly { name: TourPictureName; card: string; behind: string; tilt: string }[];

export default function TourSection() {
  return (
    <section id="tour" className="overflow-hidden py-[clamp(64px,7.2vw,104px)]" aria-labelledby="tour-title">
      <div className="wrap">
        <SectionTitle id="tour-title">{t('tour.title')}</SectionTitle>
        <p className="mt-3 text-18 text-ink-2">{t('tour.text')}</p>
        <div className="mt-16 grid gap-24 max-laptop:mt-12 max-laptop:gap-18 max-mini:mt-7 max-mini:gap-4">
          {stops.map(({ name, card, behind, tilt }, index) => (
            <article
              key={name}
              className={clsx(
                styles.settle,
                'grid items-center gap-[clamp(28px,5.4vw,84px)] max-mini:gap-6 max-mini:overflow-hidden max-mini:rounded-xl max-mini:px-5.5 max-mini:pt-6',
                index % 2 ? 'mini:grid-cols-[5fr_7fr]' : 'mini:grid-cols-[7fr_5fr]',
                card,
              )}
            >
              <div className={clsx('max-mini:text-ink', index % 2 === 0 && 'mini:order-last')}>
                <h3 className="text-26 laptop:text-32 leading-[1.1]">{t(`tour.${name}`)}</h3>
                <p className="mt-3 max-w-[30em] text-18 leading-normal text-ink-2 max-mini:mt-1.5 max-mini:text-ink">
                  {t(`tour.${name}Text`)}
                </p>
              </div>
              <div className="relative">
                <div
                  className={clsx('absolute -inset-x-4 -inset-y-1 rounded-2xl max-mini:hidden', behind, tilt)}
                />
                {index === 0 && (
                  <Pip
                    mood="look"
                    className="absolute end-[9%] -top-[16%] w-[18%] rotate-6 max-mini:hidden rtl:-rotate-6"
                  />
                )}
                <TourPicture name={name} />
              </div>
            </article>
          ))}
        </div>
        <TourFeatures />
      </div>
    </section>
  );
}

function TourFeatures() {
  return (
    <div className="mt-28 max-laptop:mt-20 max-mini:mt-14">
      <h3 className="text-26 laptop:text-32">{t('tour.more')}</h3>
      <ul className="mt-7 grid grid-cols-3 gap-x-8 gap-y-9 max-laptop:grid-cols-2 max-mini:mt-5 max-mini:grid-cols-1 max-mini:gap-y-5">
        {features.map(({ name, art, tint }) => (
          <li key={name} className="flex items-start gap-4">
            <span className={`grid size-18 flex-none place-items-center rounded-lg ${tint} max-mini:size-15`}>
              <Drawing src={art} size={48} className="max-mini:size-10" />
            </span>
            <div>
              <h4 className="text-18">{t(`tour.${name}`)}</h4>
              <p className="mt-1 text-16 text-ink-2">{t(`tour.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

const sizes = {
  tablet: { width: 1120, height: 840 },
  desk: { width: 1120, height: 700 },
  phone: { width: 560, height: 833 },
};

const pictures = {
  today: sizes.tablet,
  nest: sizes.tablet,
  plan: sizes.desk,
  statement: sizes.desk,
};
type TourPictureName = keyof typeof pictures;

/** A picture in the page's theme: a tablet or desktop, or the upper part of a phone. */
function TourPicture({ name }: { name: TourPictureName }) {
  const theme = useTheme();
  const srcOf = (end: string) => files[`./pictures/${name}-${theme}${end}.avif`];
  const isTablet = pictures[name] === sizes.tablet;
  return (
    <picture
      className={clsx(
        'relative block overflow-hidden max-mini:mx-auto max-mini:max-w-72 max-mini:rounded-t-2xl max-mini:bg-float max-mini:p-2.5 max-mini:pb-0',
        isTablet
          ? 'mini:rounded-2xl mini:bg-float mini:p-[2%] mini:shadow-[0_8px_0] mini:shadow-slab-lip'
          : 'mini:rounded-lg mini:bg-raised mini:p-1.5 mini:shadow-tile',
      )}
    >
      <source media="(width < 640px)" srcSet={srcOf('-phone')} {...sizes.phone} />
      <img
        src={srcOf('')}
        alt={t(`tour.${name}Alt`)}
        {...pictures[name]}
        className={clsx(
          'block h-auto w-full max-mini:rounded-t-lg',
          isTablet ? 'mini:rounded-lg' : 'mini:rounded-md',
        )}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
