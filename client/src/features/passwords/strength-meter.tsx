import { lazy } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';

// A list of common passwords would double the login's code.
const PasswordStrength = lazy(() => import('./password-strength'));

export function StrengthMeter({ password, className }: { password: string; className?: string }) {
  if (password === '') return null;
  return (
    <ExtraPart>
      <PasswordStrength password={password} className={className} />
    </ExtraPart>
  );
}
