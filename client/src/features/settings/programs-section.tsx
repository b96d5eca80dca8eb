import { useTokens, useWebhooks } from '@/features/programs/programs.api';
import { TokenList } from '@/features/programs/token-list';
import { WebhookList } from '@/features/programs/webhook-list';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

export function ProgramsSection() {
  return (
    <SettingsSection title={t('programs.title')} text={t('programs.text')}>
      <div className="grid gap-7">
        <TokenList />
        <WebhookList />
      </div>
    </SettingsSection>
  );
}

export function ProgramsValue() {
  const tokens = useTokens().data?.length;
  const webhooks = useWebhooks().data?.length;
  if (tokens === undefined || webhooks === undefined) return null;
  return t('programs.value', { count: tokens + webhooks });
}
