import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';
import { ApiError, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';

export function useAdminSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onError = (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
      if (isUnauthorized(error)) {
        toast({
          title: t('admin.unauthorized'),
          description: t('admin.loggedOut'),
          tone: 'info',
        });
      }
      void client.invalidateQueries({ queryKey: queryKeys.user });
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}
