import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushWant } from '@shared/constants';
import type { PushDevice, PushSettings } from '@shared/contracts/push';
import { del, get, post, put } from '@/lib/api/api-client';
import { adultKeys } from '@/lib/api/adult-keys';
import { closeNotifications } from '@/lib/storage/shown-notifications';
import {
  askPermission,
  currentSubscription,
  readSupport,
  remember,
  remembered,
  subscribeBrowser,
} from './this-browser';

const settingsQuery = queryOptions({
  queryKey: adultKeys.pushSettings,
  queryFn: ({ signal }) => get<PushSettings>('/api/push/subscriptions', { signal }),
});

export const usePushSettings = () => useQuery(settingsQuery);

/** Permission may have changed elsewhere. */
export const usePushSupport = () =>
  useQuery({ queryKey: ['push-support'], queryFn: readSupport, refetchOnWindowFocus: 'always' });

async function subscribeHere(wants: PushWant[], approves?: boolean): Promise<PushDevice> {
  const { key } = await get<{ key: string }>('/api/push/key');
  return post<PushDevice>('/api/push/subscriptions', { ...(await subscribeBrowser(key)), wants, approves });
}

export function useTurnOn(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wants: PushWant[]) => {
      await askPermission();
      const device = await subscribeHere(wants);
      remember({ userId, wants, approves: device.approves });
      return device;
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adultKeys.pushSettings }),
        client.invalidateQueries({ queryKey: ['push-support'] }),
      ]),
  });
}

export function useTurnOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: PushDevice) => {
      const subscription = await currentSubscription();
      if (subscription) await del('/api/push/subscriptions', { endpoint: subscription.endpoint });
      // The push service will reject the server's subscription. Until then it needs no topics.
      else await put(`/api/push/subscriptions/${id}`, { wants: [] });
      remember(null);
      await subscription?.unsubscribe();
      await closeNotifications();
    },
    onSettled: () => client.invalidateQueries({ queryKey: adultKeys.pushSettings }),
  });
}

export function useChangeWants(userId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'wants' },
    mutationFn: ({ id, ...changes }: Pick<PushDevice, 'id' | 'wants' | 'approves'>) =>
      put<PushDevice>(`/api/push/subscriptions/${id}`, changes),
    onSuccess: (changed) => {
      if (changed.current) remember({ userId, wants: changed.wants, approves: changed.approves });
      client.setQueryData(
        settingsQuery.queryKey,
        (settings) =>
          settings && {
            ...settings,
            devices: settings.devices.map((device) => (device.id === changed.id ? changed : device)),
          },
      );
    },
  });
}

export function useChangeQuiet() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'quiet hours' },
    mutationFn: (quiet: PushSettings['quiet']) => put<PushSettings>('/api/push/quiet', { quiet }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

/** Subscribes again after a login of the user whose notifications this browser showed before. */
export async function resumeNotifications(userId: string): Promise<void> {
  const before = remembered();
  if (before?.userId !== userId || (await readSupport()) !== 'available') return;
  if (Notification.permission !== 'granted') return;
  const { devices } = await get<PushSettings>('/api/push/subscriptions');
  if (!devices.some(({ current }) => current)) await subscribeHere(before.wants, before.approves);
}
