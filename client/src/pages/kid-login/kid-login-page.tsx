import { useUser } from '@/features/auth/auth.api';
import { FamilyLogin } from '@/features/kid-auth/family-login';
import { useMood } from '@/lib/use-mood';
import { fetchKidPage } from '@/pages/kid/kid-parts';

/** Where kids come in: `/kid-login` and `/kids`. */
export default function KidLoginPage() {
  useMood('kid');
  const user = useUser().data;
  return (
    <FamilyLogin signedIn={user ? (user.firstName ?? user.username) : null} fetchKidPage={fetchKidPage} />
  );
}
