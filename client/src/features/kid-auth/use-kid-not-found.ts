import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { KID_NOT_FOUND_DELAY_MS } from '@shared/constants';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/lib/paths';

/** For a screen about a kid who does not exist: says so, and goes home after two seconds. */
export function useKidNotFound(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({ title: 'Kid Not Found', description: "This kid account doesn't exist.", tone: 'pip-oops' });
    const timer = setTimeout(() => navigate(paths.landing, { replace: true }), KID_NOT_FOUND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
}
