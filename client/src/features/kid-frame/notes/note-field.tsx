import { Mic, Square } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { canListen, listen } from '@/lib/sound/listen';
import { t } from '@/lib/i18n/messages';

export function NoteField({
  value,
  example,
  focused = false,
  onChange,
}: {
  value: string;
  example: string;
  focused?: boolean;
  onChange: (note: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [listening, setListening] = useState(false);
  const [unheard, setUnheard] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useEffect(() => () => stop.current?.(), []);

  const add = (spoken: string) =>
    onChange([value.trim(), spoken].filter(Boolean).join(' ').slice(0, LIMITS.text));

  const toggle = () => {
    setUnheard(false);
    if (listening) {
      stop.current?.();
      setListening(false);
      return;
    }
    setListening(true);
    stop.current = listen({
      onGuess: add,
      onHeard: ([spoken = '']) => {
        add(spoken);
        setListening(false);
      },
      onError: () => {
        setListening(false);
        setUnheard(true);
      },
    });
  };

  const micLabel = listening ? t('kidDashboard.stopListening') : t('kidDashboard.dictate');
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-start">
      <label htmlFor={id} className="sr-only">
        {t('kidDashboard.yourNote')}
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={LIMITS.text}
        ref={field}
        className="min-h-26 text-18"
        placeholder={example}
        value={value}
        readOnly={listening}
        onChange={(event) => onChange(event.target.value)}
      />
      {canListen() && (
        <Button
          iconOnly
          variant="primary"
          aria-label={micLabel}
          data-pressed={listening || undefined}
          onClick={toggle}
        >
          {listening ? <Square fill="currentColor" /> : <Mic />}
        </Button>
      )}
      <output className="col-span-full min-h-[1.4em] text-18/[1.4] text-ink-2">
        {listening ? t('kidDashboard.listening') : unheard && t('kidDashboard.notHeard')}
      </output>
    </div>
  );
}
