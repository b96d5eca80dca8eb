import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { familyQuery } from '@/lib/family-clock';
import { followLanguage } from '@/lib/language';
import { isQuiet } from '@/lib/quiet';
import { userQuery } from '@/lib/user-query';

const LOOK_MS = 1000;

/**
 * Switches to the user's or, for a kid, the family's language by reloading the page once nothing would be
 * lost.
 */
export function useChosenLanguage(): void {
  const client = useQueryClient();
  // Without fetching. If pages read neither, no one is signed in.
  const user = useQuery({ ...userQuery, enabled: false }).data;
  const family = useQuery({ ...familyQuery, enabled: false }).data;
  const choice = user ? user.locale : family?.locale;
  useEffect(() => {
    if (choice === undefined || !followLanguage(choice)) return undefined;
    const look = () => {
      if (isQuiet() && client.isMutating() === 0) window.location.reload();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [choice, client]);
}
