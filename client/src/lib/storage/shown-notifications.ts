/** The key of the user and the topics, to subscribe again after the next login. */
export const PUSH_STORAGE_KEY = 'starnest:push';

export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
