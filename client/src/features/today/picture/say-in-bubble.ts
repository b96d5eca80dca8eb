import { toast } from '@/components/ui/use-toast';

/** Pip says it in the bubble, which has an ear. */
export const sayInBubble = (words: string): void => toast({ title: words, tone: 'pip' });
