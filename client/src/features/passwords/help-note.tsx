import { Info } from 'lucide-react';

export function HelpNote({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-3 rounded-md bg-info-soft p-3.5 text-15 leading-snug text-info">
      <Info size={20} className="mt-px" aria-hidden />
      <span>{text}</span>
    </p>
  );
}
