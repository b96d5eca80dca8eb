import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** Shown first and not choosable, while nothing is chosen. */
  placeholder?: string;
}

/** The system's own list of choices: best on tablets, and known to every screen reader. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={clsx('input', className)}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
