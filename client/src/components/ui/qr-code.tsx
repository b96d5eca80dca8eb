import { encodeQR } from 'qr';
import { useMemo } from 'react';

const QUIET_ZONE = 2;

/** Black on white in every theme, because scanners need that. */
export default function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: QUIET_ZONE }))}`,
    [text],
  );
  return <img src={picture} alt={label} className={className} />;
}
