import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './input.module.css';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.input, className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={clsx(styles.input, className)} />;
}
