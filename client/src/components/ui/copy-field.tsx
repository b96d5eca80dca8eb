import { Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { Button } from './button';
import { Input } from './input';
import { Tooltip } from './tooltip';
import { toast } from './use-toast';

export function CopyField({
  value,
  label,
  copyLabel,
  copied,
  notCopied,
}: {
  value: string;
  label: string;
  copyLabel: string;
  copied: string;
  notCopied: string;
}) {
  const copy = async () => {
    const isCopied = await copyText(value);
    toast(isCopied ? { title: copied, tone: 'ok' } : { title: notCopied, description: value, tone: 'info' });
  };
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2" dir="ltr">
      <Input readOnly value={value} aria-label={label} onFocus={({ target }) => target.select()} />
      <Tooltip text={copyLabel}>
        <Button variant="primary" iconOnly aria-label={copyLabel} onClick={() => void copy()}>
          <Copy />
        </Button>
      </Tooltip>
    </div>
  );
}
