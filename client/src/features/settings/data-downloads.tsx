import { Braces, Download, Images, Sheet } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExportFormat } from '@shared/constants';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useExport } from './settings.api';

const CHOICES = [
  { format: 'zip', labelId: 'settings.zip', textId: 'settings.zipText', Glyph: Images },
  { format: 'json', labelId: 'settings.json', textId: 'settings.jsonText', Glyph: Braces },
  { format: 'csv', labelId: 'settings.csv', textId: 'settings.csvText', Glyph: Sheet },
] as const satisfies readonly { format: ExportFormat; [other: string]: unknown }[];

export function DataDownloads() {
  const name = useId();
  const [format, setFormat] = useState<ExportFormat>('zip');
  const download = useExport();
  const start = () =>
    download.mutate(format, {
      onSuccess: () =>
        toast({
          title: t('settings.downloaded'),
          description: t('settings.downloadedText', { file: `starnest-family.${format}` }),
          tone: 'ok',
        }),
    });
  return (
    <div className="grid gap-4.5">
      {download.isError && !isUnauthorized(download.error) && (
        <FormAlert
          title={t('settings.downloadFailed')}
          text={displayOf(download.error, t('ui.checkConnection'))}
        />
      )}
      <fieldset className="group grid gap-2.5" disabled={download.isPending}>
        <legend className="sr-only">{t('settings.whatToDownload')}</legend>
        {CHOICES.map(({ format: value, labelId, textId, Glyph }) => (
          <label
            key={value}
            className="flex min-h-15.5 cursor-pointer items-center gap-3.5 rounded-md border-2 border-line px-4 py-2.5 group-disabled:cursor-default group-disabled:opacity-60 hover:bg-sunken has-checked:border-lagoon has-checked:bg-lagoon-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="size-5 flex-none accent-lagoon shadow-none outline-none"
              name={name}
              value={value}
              checked={format === value}
              aria-describedby={`${name}-${value}`}
              onChange={() => setFormat(value)}
            />
            <Glyph aria-hidden size={22} className="flex-none text-ink-2" />
            <span>
              <b className="block font-semibold">{t(labelId)}</b>
              <small id={`${name}-${value}`} className="block text-14 text-ink-2">
                {t(textId)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        variant="primary"
        className="justify-self-stretch sm:justify-self-start"
        onClick={start}
        saving={download.isPending}
        savingLabel={t('settings.downloading')}
      >
        <Download />
        {t('settings.download')}
      </Button>
    </div>
  );
}
