import { Ear } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { HEAD_BUTTON } from './head-button';
import { setReadingTaps, useReadingTaps } from '@/lib/storage/read-taps';
import { canSpeak, speak, stopSpeaking } from '@/lib/sound/speech';

export function ListenButton() {
  const on = useReadingTaps();
  if (!canSpeak()) return null;
  const toggle = () => {
    setReadingTaps(!on);
    if (on) stopSpeaking();
    else speak(t('kidDashboard.readToMeHow'));
  };
  return (
    <Button
      iconOnly
      variant={on ? 'highlight' : undefined}
      className={HEAD_BUTTON}
      data-ear=""
      aria-label={t('kidDashboard.readToMe')}
      aria-pressed={on}
      onClick={toggle}
    >
      <Ear />
    </Button>
  );
}
