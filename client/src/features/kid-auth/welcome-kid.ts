import { t } from '@/lib/i18n/messages';
import { toast } from '@/components/ui/use-toast';

export function welcomeKid(name: string): void {
  toast({
    title: t('kidAuth.welcome', { name }),
    description: t('kidAuth.welcomeText'),
    tone: 'pip',
  });
}
