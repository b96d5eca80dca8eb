import { useSearchParams } from 'wouter';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { ApprovalsPanel } from '@/features/family/approvals-panel';
import { ApproveAll } from '@/features/family/approve-all';
import { useStarChoices } from '@/features/submissions/star-choices';
import { ReviewedPanel } from '@/features/reviewed/reviewed-panel';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';

export default function ApprovalsTab() {
  const stars = useStarChoices();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'reviewed' ? 'reviewed' : 'pending';
  const setView = (next: typeof view) =>
    setParams({ tab: 'approvals', ...(next === 'reviewed' && { view: next }) }, { replace: true });
  const isWide = useWide('laptop');
  return (
    <>
      <div className="mb-2 flex min-h-12 items-center gap-x-4 max-laptop:gap-x-1 laptop:mb-4">
        {/* Focused if the link that opened the tab was removed. */}
        <h1 tabIndex={-1} className="min-w-0 truncate text-26 leading-tight tiny:text-21 laptop:text-32">
          {t('parent.approvals')}
        </h1>
        {isWide ? (
          <Segmented
            label={t('parent.approvals')}
            value={view}
            onChange={setView}
            options={[
              { value: 'pending', label: t('family.toApprove') },
              { value: 'reviewed', label: t('decided.title') },
            ]}
          />
        ) : (
          <Button
            variant="text"
            size="sm"
            className="ms-auto flex-none"
            onClick={() => setView(view === 'pending' ? 'reviewed' : 'pending')}
          >
            {view === 'pending' ? t('decided.title') : t('family.toApprove')}
          </Button>
        )}
        {view === 'pending' && (
          <div className="flex-none laptop:ms-auto">
            <ApproveAll stars={stars} iconOnly={!isWide} />
          </div>
        )}
      </div>
      {view === 'pending' ? (
        <ApprovalsPanel stars={stars} onReviewed={() => setView('reviewed')} />
      ) : (
        <ReviewedPanel />
      )}
    </>
  );
}
