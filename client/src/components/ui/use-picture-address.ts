import { useSettled } from '@/lib/use-settled';

/** The address of a picture that is being typed, once it rests and can be one; null until then. */
export function usePictureAddress(typed: string): string | null {
  const address = useSettled(typed.trim());
  return /^https?:\/\/[^/]+\.|^\/objects\//i.test(address) ? address : null;
}
