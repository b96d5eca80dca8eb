import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { LIMITS } from '@shared/constants';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import { Tooltip } from '@/components/ui/tooltip';

export function SearchBox({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  searching = false,
  className,
}: {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  searching?: boolean;
  className?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={clsx('relative w-full mini:max-w-95', className)}>
      <span
        className="pointer-events-none absolute inset-y-0 start-3.25 grid place-items-center text-ink-2"
        aria-hidden
      >
        {searching ? <Spinner size={20} /> : <Search size={20} />}
      </span>
      <Input
        ref={input}
        data-shortcut="filter"
        className={clsx('border px-11', value === '' && 'tiny:pe-2')}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LIMITS.email}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value !== '' && (
        <Tooltip text={clearLabel}>
          <button
            type="button"
            className="absolute inset-y-0.5 end-0.5 grid w-10 place-items-center rounded-xs text-ink-2 hover:bg-sunken hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-3"
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        </Tooltip>
      )}
    </search>
  );
}
