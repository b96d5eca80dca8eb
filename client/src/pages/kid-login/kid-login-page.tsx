import { useUser } from '@/features/auth/auth.api';
import { FamilyLogin } from '@/features/kid-auth/family-login';
import { useMood } from '@/lib/use-mood';

/** The page that opens when the pictures fit; a failed fetch is simply tried again then. */
function fetchKidPage() {
  Promise.all([import('../kid/kid-page'), import('../kid/kid-room-page')]).catch(() => undefined);
}

/** Where kids come in: `/kid-login` and `/kids`. */
export default function KidLoginPage() {
  useMood('kid');
  const user = useUser().data;
  return (
    <FamilyLogin signedIn={user ? (user.firstName ?? user.username) : null} onKidChosen={fetchKidPage} />
  );
}
