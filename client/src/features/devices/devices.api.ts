import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device, Pairing } from '@shared/contracts/devices';
import { del, post, put } from '@/lib/api-client';
import { devicesQuery } from '@/lib/devices-query';

export function useDevices({ enabled = true }: { enabled?: boolean } = {}) {
  // No event reports a device's use.
  return useQuery({ ...devicesQuery, refetchOnMount: 'always', enabled });
}

/** Refetches even after a failure, because the device may be deleted. */
function useDeviceChange<Variables, Result>(change: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

const ofDevice = (id: string) => `/api/family/devices/${encodeURIComponent(id)}`;

export const useConnectHere = () =>
  useDeviceChange((name: string) => post<Device>('/api/family/devices', { name }));

export const useRenameDevice = () =>
  useDeviceChange(({ id, name }: { id: string; name: string }) => put<Device>(ofDevice(id), { name }));

export const useRemoveDevice = () => useDeviceChange((id: string) => del(ofDevice(id)));

export function useCreatePairing() {
  return useMutation({
    mutationFn: (name: string) => post<Pairing>('/api/family/devices/pairings', { name }),
  });
}
