import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';

const PasswordStrength = lazyPart(() => withMessages('site', import('./password-strength')));

/** Shows how strong a new password is. The estimate and its list are loaded when the first character is typed. */
export function StrengthMeter({ password, className }: { password: string; className?: string }) {
  if (password === '') return null;
  return (
    <ExtraPart>
      <PasswordStrength password={password} className={className} />
    </ExtraPart>
  );
}
