import { Eye } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

export function ReadOnlyBanner({ name }: { name: string | null }) {
  return (
    <aside
      className="on-night mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl bg-slab ps-5 pe-4.5 pt-3.5 pb-2.5 text-on-slab"
      aria-label={t('kidDashboard.watching')}
    >
      <Eye size={30} />
      <p className="flex-[1_1_220px] text-16/[1.35] wrap-anywhere">
        <b className="block font-display text-21/[1.2] font-semibold">
          {name === null ? t('kidDashboard.watchingSomeone') : t('kidDashboard.watchingKid', { name })}
        </b>
        {t('kidDashboard.watchingText')}
      </p>
      <LinkButton variant="highlight" size="sm" className="max-tablet:w-full" href={paths.parent}>
        {t('kidDashboard.backToParent')}
      </LinkButton>
    </aside>
  );
}
