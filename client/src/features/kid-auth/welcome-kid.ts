import { t } from '@/lib/messages';
import { toast } from '@/components/ui/use-toast';

/** Greets a kid who has just logged in. */
export function welcomeKid(name: string): void {
  toast({
    title: t('kidAuth.welcome', { name }),
    description: t('kidAuth.welcomeText'),
    tone: 'pip',
  });
}
