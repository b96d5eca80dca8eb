import type { ReactNode } from 'react';
import { Link } from 'wouter';

const grounds = {
  ok: { '--tint': 'var(--color-ok-soft)', color: 'var(--color-ok)' },
  treat: { '--tint': 'var(--color-treat-soft)', color: 'var(--color-treat-text)' },
  info: { '--tint': 'var(--color-info-soft)', color: 'var(--color-info)' },
  lagoon: { '--tint': 'var(--color-lagoon-soft)', color: 'var(--color-lagoon-text)' },
};

/** A way to the next thing to do: a glyph, a name, a word about it. */
export function ActionCard({
  href,
  tone,
  title,
  text,
  children,
}: {
  href: string;
  tone: keyof typeof grounds;
  title: string;
  text?: string;
  /** The glyph. */
  children: ReactNode;
}) {
  return (
    <Link href={href} className="action-card">
      <span className="well" style={grounds[tone]} aria-hidden>
        {children}
      </span>
      <span className="min-w-0">
        <b className="block font-display text-16 leading-tight font-semibold sm:text-17">{title}</b>
        {text && <span className="mt-0.5 block text-14 leading-snug text-ink-2">{text}</span>}
      </span>
    </Link>
  );
}
