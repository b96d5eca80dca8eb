import { useEffect } from 'react';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { HEAD_BUTTON } from './head-button';

const showOffline = () => toast({ title: t('offline.title'), description: t('offline.safe'), tone: 'pip' });

export function OfflineCloud() {
  useEffect(showOffline, []);
  return (
    <Button
      iconOnly
      className={HEAD_BUTTON}
      data-offline
      aria-label={spokenText(t('offline.title'), t('offline.safe'))}
      onClick={showOffline}
    >
      <StateArt name="sleeping-cloud" size={46} />
    </Button>
  );
}
