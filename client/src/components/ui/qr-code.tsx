import encodeQR from 'qr';
import { useMemo } from 'react';

const QUIET_ZONE = 2;

/** `text` as a QR code, black on white in every theme, for scanners want it so. */
export default function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

function drawingOf(text: string): { size: number; path: string } {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: modules.length, path };
}
