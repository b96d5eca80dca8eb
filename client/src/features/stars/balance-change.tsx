import { ArrowRight } from 'lucide-react';
import { RichText } from '@/components/ui/rich-text';
import { Stars } from '@/components/ui/stars';

/** 'Ava has 54 stars, will have 59' */
export function BalanceChange({
  kid,
  change,
}: {
  kid: { name: string; totalStars: number };
  change: number;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-15 wrap-anywhere">
      <span className="inline-flex flex-wrap items-center gap-x-2.5">
        <RichText
          id="manualStars.has"
          values={{ name: kid.name }}
          parts={[<Stars key="0" count={kid.totalStars} className="text-18" />]}
        />
      </span>
      <ArrowRight aria-hidden size={20} className="flex-none text-ink-2 rtl:-scale-x-100" />
      <span className="inline-flex flex-wrap items-center gap-x-2.5">
        <RichText
          id="manualStars.willHave"
          parts={[<Stars key="0" count={kid.totalStars + change} className="text-18" />]}
        />
      </span>
    </p>
  );
}
