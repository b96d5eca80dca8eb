import { formatTime } from '@/lib/format';

export const formatClock = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');
