import { queryOptions } from '@tanstack/react-query';
import type { Device } from '@shared/contracts/devices';
import { get } from './api-client';

export const devicesQuery = queryOptions({
  queryKey: ['/api/family/devices'],
  queryFn: ({ signal }) => get<Device[]>('/api/family/devices', { signal }),
});
