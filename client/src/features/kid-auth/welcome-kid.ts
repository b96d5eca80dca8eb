import { toast } from '@/components/ui/use-toast';

/** The pictures fitted. */
export function welcomeKid(name: string): void {
  toast({
    title: `Welcome back, ${name}! 🌟`,
    description: "Let's earn some stars today!",
    tone: 'pip',
  });
}
