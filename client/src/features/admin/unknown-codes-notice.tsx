import { ShieldAlert } from 'lucide-react';
import { formatNumber, formatTime } from '@/lib/format';
import { useUnknownCodes } from './admin.api';

/** Says that strangers are trying family codes one after the other, once half of what they may is used up. */
export function UnknownCodesNotice() {
  const { data } = useUnknownCodes();
  if (!data || data.endsAt === null || data.tried * 2 < data.allowed) return null;
  const { title, text } = noticeOf(data.tried, data.allowed, formatTime(data.endsAt));
  return (
    <output className="card mb-4 flex items-start gap-3 bg-wait-soft px-5 py-4">
      <ShieldAlert size={22} className="mt-0.5 shrink-0 text-ink" aria-hidden />
      <p className="leading-snug">
        <b className="block font-semibold">{title}</b>
        <span className="text-ink-2">{text}</span>
      </p>
    </output>
  );
}

function noticeOf(tried: number, allowed: number, until: string): { title: string; text: string } {
  const soFar = `${formatNumber(tried)} unknown codes were tried from new devices within 15 minutes.`;
  if (tried < allowed) {
    return {
      title: 'Someone is trying family codes',
      text: `${soFar} At ${formatNumber(allowed)}, new devices have to wait until ${until}.`,
    };
  }
  return {
    title: `New devices cannot use a family code until ${until}`,
    text: `${soFar} Devices on which a family has logged in before work as always.`,
  };
}
