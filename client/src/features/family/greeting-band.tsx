import type { ReactNode } from 'react';
import { Cloud } from '@/components/art/cloud';
import { Pip } from '@/components/art/pip';

export function GreetingBand({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section className="relative min-h-53.5 overflow-clip rounded-xl bg-sky-2 max-desktop:min-h-42.5 max-tablet:min-h-41">
      <svg
        className="absolute inset-0 size-full rtl:-scale-x-100"
        viewBox="0 0 1128 214"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden
      >
        <rect width="1128" height="214" fill="var(--color-sky-1)" />
        <path d="M0 96Q560 60 1128 96V214H0Z" fill="var(--color-sky-2)" />
        <circle className="max-tablet:hidden" cx="770" cy="62" r="30" fill="var(--color-sun)" />
        {/* Would be behind the greeting. */}
        <g className="max-desktop:hidden">
          <Cloud x={560} y={26} scale={0.62} />
        </g>
        <g className="max-tablet:hidden">
          <Cloud x={836} y={24} scale={0.5} />
        </g>
        <path d="M-10 176Q300 120 620 164Q880 196 1138 120V224H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 206Q360 150 720 188Q960 206 1138 168V224H-10Z" fill="var(--color-hill-2)" />
      </svg>
      <Pip
        mood="nest"
        animated
        className="absolute end-[clamp(24px,5.5%,76px)] bottom-14.5 size-37 max-desktop:bottom-4.5 max-tablet:end-3.5 max-tablet:size-30.5"
      />
      <div className="relative max-w-[calc(100%-200px)] px-8 pt-7 pb-22 max-desktop:pb-7 max-tablet:max-w-[calc(100%-124px)] max-tablet:py-5 max-tablet:ps-5.5 max-tablet:pe-0">
        <h1 tabIndex={-1} className="text-32 wide:text-40 max-tablet:text-26">
          {title}
        </h1>
        {text && <p className="mt-1 text-18 font-medium max-tablet:text-16">{text}</p>}
        {children}
      </div>
    </section>
  );
}
