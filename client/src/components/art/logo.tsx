import { clsx } from 'clsx';

export function LogoMark({ size = 48 }: { size?: number | undefined }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <path
        d="M20.9 5.5Q24 .5 27.1 5.5L28.8 8.2Q30.5 11 33.8 11.8L36.9 12.6Q42.5 14 38.8 18.4L36.7 20.9Q34.6 23.4 34.8 26.7L35 29.9Q35.5 35.8 30 33.6L27.1 32.4Q24 31.1 20.9 32.4L18 33.6Q12.5 35.8 13 29.9L13.2 26.7Q13.4 23.4 11.3 20.9L9.2 18.4Q5.5 14 11.1 12.6L14.2 11.8Q17.5 11 19.2 8.2Z"
        fill="#FFC22E"
      />
      <path d="M6 29Q24 36 42 29Q42 40 34 44Q24 47 14 44Q6 40 6 29Z" fill="#B57D48" />
      <g fill="none" strokeLinecap="round" strokeWidth="2.4">
        <path d="M10 36Q18 41 27 39.5M19 43.5Q29 44.5 36.5 39" stroke="#7E4F2E" />
        <path d="M23 35.5Q32 37 38.5 33.5" stroke="#E2B988" />
        <path d="M4.5 28.5Q24 36.5 43.5 28.5" stroke="#7E4F2E" strokeWidth="3.6" />
        <path d="M2 24 8.5 30.5M46.5 23.5 39.5 30.5M1.5 31 8 30M46 31.5 40 30" stroke="#7E4F2E" />
      </g>
    </svg>
  );
}

export function Logo({
  size = 24,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-[0.4em] font-display leading-none font-semibold tracking-[-0.015em] [&_svg]:size-[1.7em]',
        className,
      )}
      style={{ fontSize: size }}
    >
      <LogoMark />
      Starnest
    </span>
  );
}
