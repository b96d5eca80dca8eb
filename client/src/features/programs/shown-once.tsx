import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { t } from '@/lib/i18n/messages';

export function ShownOnce({
  text,
  label,
  copyLabel,
  value,
  onDone,
}: {
  text: string;
  label: string;
  copyLabel: string;
  value: string;
  onDone: () => void;
}) {
  return (
    <div className="grid w-full justify-items-start gap-3 rounded-lg bg-sunken p-4">
      <output className="text-15 font-semibold">{text}</output>
      <CopyField value={value} label={label} copyLabel={copyLabel} />
      <Button variant="secondary" onClick={onDone}>
        {t('programs.done')}
      </Button>
    </div>
  );
}
