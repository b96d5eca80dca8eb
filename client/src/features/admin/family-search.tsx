import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { LIMITS } from '@shared/constants';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';

/** The search box over the list; `searching` while an answer is awaited. */
export function FamilySearch({
  value,
  onChange,
  searching,
}: {
  value: string;
  onChange: (value: string) => void;
  searching: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="family-search">
      <span className="family-search-glyph" aria-hidden>
        {searching ? <Spinner size={20} /> : <Search size={20} />}
      </span>
      <Input
        ref={input}
        aria-label="Search families"
        placeholder="Name, email, kid or code"
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
          className="family-search-clear"
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
