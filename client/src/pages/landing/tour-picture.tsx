import { clsx } from 'clsx';
import { t } from '@/lib/messages';
import { useTheme } from '@/lib/theme';

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Sizes of the pictures that `npm run pictures` creates. */
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
export type TourPictureName = keyof typeof pictures;

/** A screenshot in the page's theme: a tablet or desktop, or the upper part of a phone on a narrow page. */
export function TourPicture({ name }: { name: TourPictureName }) {
  const theme = useTheme();
  const srcOf = (end: string) => files[`./pictures/${name}-${theme}${end}.avif`];
  const isTablet = pictures[name] === sizes.tablet;
  return (
    <picture
      className={clsx(
        'relative block overflow-hidden max-sm:mx-auto max-sm:max-w-72 max-sm:rounded-t-2xl max-sm:bg-float max-sm:p-2.5 max-sm:pb-0',
        isTablet
          ? 'sm:rounded-2xl sm:bg-float sm:p-[2%] sm:shadow-[0_8px_0] sm:shadow-slab-lip'
          : 'sm:rounded-lg sm:bg-raised sm:p-1.5 sm:shadow-tile',
      )}
    >
      <source media="(width < 640px)" srcSet={srcOf('-phone')} {...sizes.phone} />
      <img
        src={srcOf('')}
        alt={t(`tour.${name}Alt`)}
        {...pictures[name]}
        className={clsx(
          'block h-auto w-full max-sm:rounded-t-lg',
          isTablet ? 'sm:rounded-lg' : 'sm:rounded-md',
        )}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
