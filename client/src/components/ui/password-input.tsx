import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './input';

/** A password that can be looked at; pasting and password managers work as everywhere. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Glyph = shown ? EyeOff : Eye;
  return (
    <div className="input-shell">
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="input-end"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown((now) => !now)}
      >
        <Glyph size={22} />
      </button>
    </div>
  );
}
