import { formatTime } from '@/lib/format';

/** Formats `06:30` as "6:30 AM". */
export const formatClock = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');
