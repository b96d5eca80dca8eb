import { queryOptions } from '@tanstack/react-query';
import type { Device } from '@shared/contracts/devices';
import { get } from './api-client';

/** The family's connected devices, oldest first; a live event tells of each change. */
export const devicesQuery = queryOptions({
  queryKey: ['/api/family/devices'],
  queryFn: ({ signal }) => get<Device[]>('/api/family/devices', { signal }),
});
