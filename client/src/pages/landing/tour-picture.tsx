import { clsx } from 'clsx';
import { t } from '@/lib/i18n/messages';
import { useTheme } from '@/lib/page/theme';

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
export type TourPictureName = keyof typeof pictures;

/** A picture in the page's theme: a tablet or desktop, or the upper part of a phone. */
export function TourPicture({ name }: { name: TourPictureName }) {
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
