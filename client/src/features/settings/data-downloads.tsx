import { Braces, Download, Images, Sheet } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExportFormat } from '@shared/constants';
import { FormAlert } from '@/components/ui/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { useExport } from './settings.api';

const CHOICES = [
  {
    format: 'zip',
    label: 'Everything, with pictures (ZIP)',
    text: 'The data in both forms below, and every picture you uploaded.',
    Glyph: Images,
  },
  { format: 'json', label: 'Data only (JSON)', text: 'Complete, for other programs.', Glyph: Braces },
  { format: 'csv', label: 'Tables (CSV)', text: 'Opens in any spreadsheet.', Glyph: Sheet },
] as const satisfies readonly { format: ExportFormat; label: string; text: string; Glyph: typeof Sheet }[];

/** Everything the family has here, as a file, straight from our own server. */
export function DataDownloads() {
  const name = useId();
  const [format, setFormat] = useState<ExportFormat>('zip');
  const download = useExport();
  const start = () =>
    download.mutate(format, {
      onSuccess: () =>
        toast({ title: 'Download ready', description: `Saved as starnest-family.${format}`, tone: 'ok' }),
    });
  return (
    <div className="grid gap-4.5">
      {download.isError && !isUnauthorized(download.error) && (
        <FormAlert
          title="The download did not work"
          text={displayOf(download.error, 'Check the connection, then try again.')}
        />
      )}
      <fieldset className="export-choices" disabled={download.isPending}>
        <legend className="sr-only">What to download</legend>
        {CHOICES.map(({ format: value, label, text, Glyph }) => (
          <label key={value} className="export-choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={format === value}
              aria-describedby={`${name}-${value}`}
              onChange={() => setFormat(value)}
            />
            <Glyph aria-hidden size={22} />
            <span>
              <b>{label}</b>
              <small id={`${name}-${value}`}>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        variant="primary"
        className="settings-key"
        onClick={start}
        saving={download.isPending}
        savingLabel="Getting it ready"
      >
        <Download />
        Download
      </Button>
    </div>
  );
}
