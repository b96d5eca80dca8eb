import { canShare, CopyButtons, ShareButton } from './copy-buttons';
import { Input } from './input';

/** A text with a copy button. With `share`, the main button shares it if the device can. */
export function CopyField({
  value,
  label,
  copyLabel,
  share,
}: {
  value: string;
  label: string;
  copyLabel: string;
  share?: (ShareData & { title: string }) | undefined;
}) {
  return (
    <div className="grid w-full gap-2.5">
      <div className="flex gap-2" dir="ltr">
        <Input
          readOnly
          className="min-w-0 flex-1"
          value={value}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <CopyButtons
          value={value}
          copyLabel={copyLabel}
          variant={share && canShare() ? 'secondary' : 'primary'}
        />
      </div>
      {share && <ShareButton value={value} share={share} variant="primary" />}
    </div>
  );
}
