import type { SVGProps } from 'react';

export const STAR_PATH =
  'M10.2 4.5Q12 1.4 13.8 4.5L14.9 6.2Q15.7 7.5 17.2 7.9L19.2 8.3Q22.7 9.1 20.3 11.8L19 13.4Q18 14.5 18.1 16.1L18.3 18.1Q18.6 21.7 15.3 20.3L13.4 19.5Q12 18.9 10.6 19.5L8.7 20.3Q5.4 21.7 5.7 18.1L5.9 16.1Q6 14.5 5 13.4L3.7 11.8Q1.3 9.1 4.8 8.3L6.8 7.9Q8.3 7.5 9.1 6.2Z';

export function StarIcon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="var(--color-star)" aria-hidden {...rest}>
      <path d={STAR_PATH} />
    </svg>
  );
}
