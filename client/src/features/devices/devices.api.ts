import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BoardInput, Device, Pairing, UpdateDeviceInput } from '@shared/contracts/devices';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { del, post, put } from '@/lib/api/api-client';
import { devicesQuery } from '@/lib/api/shared-queries';
import { expectFamilyHome } from '@/lib/page/browser-hints';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

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

/** With `board`, the device becomes a family board. */
interface NewDevice {
  name: string;
  board?: BoardInput | undefined;
}

export const useConnectHere = () =>
  useDeviceChange((device: NewDevice) => post<Device>('/api/family/devices', device));

export const useChangeDevice = () =>
  useDeviceChange(({ id, ...changes }: { id: string } & UpdateDeviceInput) =>
    put<Device>(ofDevice(id), changes),
  );

export const useRemoveDevice = () => useDeviceChange((id: string) => del(ofDevice(id)));

export function useCreatePairing() {
  return useMutation({
    mutationFn: (device: NewDevice) => post<Pairing>('/api/family/devices/pairings', device),
  });
}

/** Resolves to whether it worked. */
async function makeBoard(request: () => Promise<Device>, isHere: boolean): Promise<boolean> {
  if (isHere) expectSignOut(true);
  try {
    const { name } = await request();
    if (!isHere) toast({ title: t('boards.made', { name }), description: t('boards.madeText'), tone: 'ok' });
  } catch (error) {
    if (isHere) expectSignOut(false);
    toastFailure(t('boards.notMade'), error);
    return false;
  }
  if (isHere) {
    expectFamilyHome(false);
    // Leaves nothing of the session in memory.
    window.location.assign(paths.board);
  }
  return true;
}

/**
 * Makes a tablet or this browser a family board. Resolves to whether it worked. The session of this browser ends, and it
 * opens the board.
 */
export function useMakeBoard() {
  const change = useChangeDevice();
  const here = useConnectHere();
  return {
    making: change.isPending || here.isPending,
    ofTablet: ({ id, current }: Device) => makeBoard(() => change.mutateAsync({ id, board: {} }), current),
    here: (name: string) => makeBoard(() => here.mutateAsync({ name, board: {} }), true),
  };
}
