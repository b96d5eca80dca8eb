import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './input.module.css';

/** One line of text. Inside a `Field`, spread the control's props on it. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.input, className)} />;
}
