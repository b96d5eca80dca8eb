import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './landing.module.css';

export function WhyCard({
  title,
  text,
  textClass = 'max-w-[17em]',
  wide = false,
  className,
  children,
}: {
  title: string;
  text: string;
  textClass?: string;
  wide?: boolean | undefined;
  className: string;
  children: ReactNode;
}) {
  return (
    <article
      className={clsx(
        styles.settle,
        '@container relative overflow-hidden rounded-xl p-8.5 max-desktop:col-span-6 max-laptop:col-span-full max-mini:px-5.5 max-mini:py-6',
        wide ? 'col-span-7' : 'col-span-5',
        className,
      )}
    >
      <div className="relative z-1">
        <h3 className="text-26">{title}</h3>
        <p className={clsx('mt-1.5 text-16', textClass)}>{text}</p>
      </div>
      {children}
    </article>
  );
}
