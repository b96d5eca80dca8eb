import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { EXPORT_FORMATS, type ExportFormat } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useExport } from './settings.api';

export function DataDownload() {
  const hint = useId();
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
    <div className="grid gap-4">
      {download.isError && !isUnauthorized(download.error) && (
        <FormAlert
          title={t('settings.downloadFailed')}
          text={displayOf(download.error, t('ui.checkConnection'))}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 max-mini:*:w-full">
        <Select
          aria-label={t('settings.whatToDownload')}
          aria-describedby={hint}
          disabled={download.isPending}
          options={(['zip', 'json', 'csv'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
          value={format}
          onChange={({ target }) => setFormat(EXPORT_FORMATS.find((one) => one === target.value) ?? format)}
        />
        <Button
          variant="secondary"
          onClick={start}
          saving={download.isPending}
          savingLabel={t('settings.downloading')}
        >
          <Download />
          {t('settings.download')}
        </Button>
      </div>
      <p id={hint} className="hint">
        {t(`settings.${format}Text`)}
      </p>
    </div>
  );
}
