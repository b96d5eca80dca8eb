import { useUser } from '@/features/auth/user.api';
import { FamilyLogin } from '@/features/kid-auth/family-login';
import { useAudience } from '@/lib/use-audience';
import { fetchKidPage } from '@/pages/kid/kid-parts';

/** Where kids come in: `/kid-login` and `/kids`. */
export default function KidLoginPage() {
  useAudience('kid');
  const user = useUser().data;
  return (
    <FamilyLogin signedIn={user ? (user.firstName ?? user.username) : null} fetchKidPage={fetchKidPage} />
  );
}
