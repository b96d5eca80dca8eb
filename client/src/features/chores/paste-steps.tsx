import { useMemo } from 'react';
import { ImageIcon } from 'lucide-react';
import { ChoreArt } from '@/components/art/chore-art';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { formatMinutes } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { readSteps, type StepDraft } from './steps';

const MOST_CHARACTERS = 2000;

export function PasteSteps({
  text,
  onText,
  onAdd,
  onClose,
}: {
  text: string;
  onText: (text: string) => void;
  onAdd: (steps: readonly StepDraft[]) => void;
  onClose: () => void;
}) {
  // Each step gets an id.
  const steps = useMemo(() => readSteps(text), [text]);
  return (
    <Dialog open onOpenChange={onClose} title={t('steps.paste')} width={steps.length > 0 ? 640 : 480}>
      <div className="mt-4 grid gap-4">
        <div className={steps.length > 0 ? 'grid gap-4 mini:grid-cols-2' : undefined}>
          <Field label={t('steps.pasteHint')}>
            {(control) => (
              <Textarea
                {...control}
                className="min-h-48!"
                placeholder={t('steps.pasteExample')}
                maxLength={MOST_CHARACTERS}
                value={text}
                onChange={({ target }) => onText(target.value)}
              />
            )}
          </Field>
          {steps.length > 0 && (
            <ol className="grid max-h-80 content-start gap-1.5 overflow-y-auto rounded-lg bg-sunken p-2">
              {steps.map(({ id, name, iconName, minutes }) => (
                <li
                  key={id}
                  className="flex min-h-12 items-center gap-2 rounded-md bg-surface p-1.5 pe-3 text-15"
                >
                  <span className="well size-9 flex-none">
                    {iconName ? (
                      <ChoreArt icon={iconName} size={28} />
                    ) : (
                      <ImageIcon size={18} className="text-ink-2" aria-hidden />
                    )}
                  </span>
                  <span className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">{name}</span>
                  {minutes !== null && (
                    <span className="flex-none text-14 text-ink-2">{formatMinutes(minutes)}</span>
                  )}
                </li>
              ))}
            </ol>
          )}
        </div>
        <Button
          variant="primary"
          wide
          disabled={steps.length === 0}
          onClick={() => {
            onAdd(steps);
            onClose();
          }}
        >
          {steps.length === 0 ? t('steps.add') : t('steps.addMany', { count: steps.length })}
        </Button>
      </div>
    </Dialog>
  );
}
