import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { KID_NOT_FOUND_DELAY_MS } from '@shared/constants';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

export function useKidNotFound(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({
      title: t('kidDashboard.notFound'),
      description: t('kidDashboard.notFoundText'),
      tone: 'pip-oops',
    });
    const timer = setTimeout(() => navigate(paths.landing, { replace: true }), KID_NOT_FOUND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
}
