import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { hasPasskeys } from './browser-passkeys';
import { usePasskeys } from './passkeys.api';

export function PasskeyButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const passkeys = usePasskeys().data;
  if (!hasPasskeys() || !passkeys || passkeys.length === 0) return null;
  return (
    <Button wide disabled={disabled} onClick={onClick}>
      <KeyRound />
      {t('proof.passkey')}
    </Button>
  );
}
