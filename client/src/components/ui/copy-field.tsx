import { CopyButtons } from './copy-buttons';
import { Input } from './input';

/** A text with a copy button, and with `share` a share button. */
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
    <div className="flex w-full gap-2" dir="ltr">
      <Input
        readOnly
        className="min-w-0 flex-1"
        value={value}
        aria-label={label}
        onFocus={({ target }) => target.select()}
      />
      <CopyButtons value={value} copyLabel={copyLabel} share={share} variant="primary" />
    </div>
  );
}
