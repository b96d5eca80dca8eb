import { lazy } from 'react';
import { ExtraPart } from '@/components/ui/extra-part';

// Comes with a list of common passwords, which would double the code of the login.
const PasswordStrength = lazy(() => import('./password-strength'));

export function StrengthMeter({ password, className }: { password: string; className?: string }) {
  if (password === '') return null;
  return (
    <ExtraPart>
      <PasswordStrength password={password} className={className} />
    </ExtraPart>
  );
}
