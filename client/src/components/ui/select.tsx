import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './input.module.css';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** A native select is the best choice on tablets and for screen readers. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={clsx(styles.input, className)}>
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
      <ChevronDown
        size={20}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
    </div>
  );
}
