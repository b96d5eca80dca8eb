import { ShieldAlert } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { formatTime } from '@/lib/format';
import { t } from '@/lib/messages';
import { useUnknownCodes } from './admin.api';

/** Warns about guessed family codes once half of the limit is used. */
export function UnknownCodesNotice() {
  const { data } = useUnknownCodes();
  if (!data || data.endsAt === null || data.tried * 2 < data.allowed) return null;
  const { tried, allowed } = data;
  const time = formatTime(data.endsAt);
  const closed = tried >= allowed;
  return (
    <Card className="mb-4 bg-wait-soft">
      <output className="flex items-start gap-3 px-5 py-4">
        <ShieldAlert size={22} className="mt-0.5 shrink-0 text-ink" aria-hidden />
        <p className="leading-snug">
          <b className="block font-semibold">
            {closed ? t('admin.codesClosed', { time }) : t('admin.codesTried')}
          </b>
          <span className="text-ink-2">
            {closed
              ? t('admin.codesClosedText', { tried })
              : t('admin.codesTriedText', { tried, allowed, time })}
          </span>
        </p>
      </output>
    </Card>
  );
}
