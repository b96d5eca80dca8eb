import type { ReactNode } from 'react';
import { Cloud } from '@/components/art/cloud';
import { Pip } from '@/components/art/pip';

/** The sky over a parent's page: a greeting, the family's name, Pip at home on the hill. */
export function GreetingBand({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  /** Beside the greeting, such as a key. */
  children?: ReactNode;
}) {
  return (
    <section className="band">
      <svg className="band-sky" viewBox="0 0 1128 214" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <rect width="1128" height="214" fill="var(--color-sky-1)" />
        <path d="M0 96Q560 60 1128 96V214H0Z" fill="var(--color-sky-2)" />
        <circle className="band-sun" cx="770" cy="62" r="30" fill="#FFD56B" />
        <g className="band-far">
          <Cloud x={560} y={26} scale={0.62} />
        </g>
        <g className="band-sun">
          <Cloud x={836} y={24} scale={0.5} />
        </g>
        <path d="M-10 176Q300 120 620 164Q880 196 1138 120V224H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 206Q360 150 720 188Q960 206 1138 168V224H-10Z" fill="var(--color-hill-2)" />
      </svg>
      <Pip mood="nest" animated className="band-pip" />
      <div className="band-text">
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
    </section>
  );
}
