import { Ear } from 'lucide-react';
import { t } from '@/lib/messages';
import { setReadingTaps, useReadingTaps } from '@/lib/read-taps';
import { canSpeak, speak, stopSpeaking } from '@/lib/speech';

/** Turns on reading everything aloud that is tapped, and explains it aloud. Hidden without a voice. */
export function ListenButton({ className }: { className?: string | undefined }) {
  const on = useReadingTaps();
  if (!canSpeak()) return null;
  const toggle = () => {
    setReadingTaps(!on);
    if (on) stopSpeaking();
    else speak(t('kidDashboard.readToMeHow'));
  };
  return (
    <button type="button" className={className} data-ear="" aria-pressed={on} onClick={toggle}>
      <Ear />
      {t('kidDashboard.readToMe')}
    </button>
  );
}
