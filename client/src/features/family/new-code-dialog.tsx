import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParentFamily } from '@shared/contracts/families';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { post, wasProofRefused } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';

export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: () => post<ParentFamily>('/api/family/code'),
    onSuccess: async (family) => {
      client.setQueryData(queryKeys.family, family);
      await client.invalidateQueries({ queryKey: queryKeys.user, exact: true });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('family.newCodeQuestion')}
      description={t('family.newCodeText')}
      confirmLabel={t('family.newCode')}
      variant="primary"
      saving={renew.isPending}
      onConfirm={() =>
        renew.mutate(undefined, {
          onSuccess: ({ code }) =>
            toast({ title: t('family.newCodeIs', { code: Array.from(code).join(' ') }), tone: 'ok' }),
          onError: (error) => toastFailure(t('family.newCodeFailed'), error),
          onSettled: (_family, error) => !wasProofRefused(error) && onClose(),
        })
      }
    />
  );
}
