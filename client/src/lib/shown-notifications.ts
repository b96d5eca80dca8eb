/** Remembers whose notifications this browser shows and of what, to show them again after the next login. */
export const PUSH_STORAGE_KEY = 'starnest:push';

/** Takes away what this browser shows of the family, as at a logout. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
