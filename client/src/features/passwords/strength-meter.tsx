import { lazy } from 'react';
import { ExtraPart } from '@/components/ui/part-boundary';
import { withMessages } from '@/lib/i18n/messages';

// A list of common passwords would double the login's code.
const PasswordStrength = lazy(() => withMessages(import('./password-strength'), 'site'));

export function StrengthMeter({ password, className }: { password: string; className?: string }) {
  if (password === '') return null;
  return (
    <ExtraPart>
      <PasswordStrength password={password} className={className} />
    </ExtraPart>
  );
}
