import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { LIMITS } from '@shared/constants';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import './search-box.css';

/** The search box over a list; `searching` while an answer is awaited. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  searching,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  searching: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="admin-search">
      <span className="admin-search-glyph" aria-hidden>
        {searching ? <Spinner size={20} /> : <Search size={20} />}
      </span>
      <Input
        ref={input}
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
        <button
          type="button"
          className="admin-search-clear"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X size={18} />
        </button>
      )}
    </search>
  );
}
