import { toast } from '@/components/ui/use-toast';

export const sayInBubble = (words: string): void => toast({ title: words, tone: 'pip' });
