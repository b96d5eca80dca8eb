import { formatTime } from '@/lib/i18n/format';

export const formatClock = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');
