import { HandHelping } from 'lucide-react';
import { mayManage } from '@shared/rules/member-roles';
import { formatNames, memberName } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { useMembers } from './members.api';

const NAMED = 3;

export function HelperNote() {
  const names = (useMembers().data ?? []).filter(({ role }) => mayManage(role)).map(memberName);
  if (names.length === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-3 rounded-lg bg-info-soft px-4.5 py-2.5 text-15 font-medium text-info">
      <HandHelping size={20} className="flex-none" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {t('parent.helperNote', { names: formatNames(names, NAMED), count: names.length })}
      </span>
    </p>
  );
}
