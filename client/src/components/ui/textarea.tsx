import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={clsx('input', className)} />;
}
