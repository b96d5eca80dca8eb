import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device, Pairing } from '@shared/contracts/devices';
import { del, post, put } from '@/lib/api-client';
import { devicesQuery } from '@/lib/devices-query';

/** The family's connected devices, read anew when they are shown. */
export function useDevices() {
  // When each was last used is told by no event.
  return useQuery({ ...devicesQuery, refetchOnMount: 'always' });
}

/** A change to the devices; done once the list is read again, also where it failed: it may be gone. */
function useDeviceChange<Variables, Result>(change: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

const ofDevice = (id: string) => `/api/family/devices/${encodeURIComponent(id)}`;

/** Makes this browser the family's tablet. */
export const useConnectHere = () =>
  useDeviceChange((name: string) => post<Device>('/api/family/devices', { name }));

export const useRenameDevice = () =>
  useDeviceChange(({ id, name }: { id: string; name: string }) => put<Device>(ofDevice(id), { name }));

/** Disconnects a device, which ends the kids' sessions on it. */
export const useRemoveDevice = () => useDeviceChange((id: string) => del(ofDevice(id)));

/** Asks for six digits that connect another device, once. */
export function useMakePairing() {
  return useMutation({
    mutationFn: (name: string) => post<Pairing>('/api/family/devices/pairings', { name }),
  });
}
