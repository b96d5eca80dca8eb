import { House } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { KeyLink } from '@/components/ui/key-link';
import { Scene } from '@/components/ui/scene';
import { paths } from '@/lib/paths';
import { useMood } from '@/lib/use-mood';
import { useTitle } from '@/lib/use-title';

/** Any path that is nobody's. */
export default function NotFoundPage() {
  useMood('parent');
  useTitle('404 Page Not Found');
  return (
    <Scene hour="noon">
      <main className="grid min-h-dvh place-items-center p-5">
        <div className="tile flex w-full max-w-170 flex-col items-center gap-x-10 gap-y-4 p-8 text-center sm:flex-row sm:p-12 sm:text-left">
          <Pip mood="oops" size={180} animated />
          <div>
            <h1 className="text-32 sm:text-40">404 Page Not Found</h1>
            <p className="mt-2 mb-6 text-17 text-ink-2">This branch has no nest on it.</p>
            <KeyLink variant="lagoon" size="lg" href={paths.landing}>
              <House />
              Home
            </KeyLink>
          </div>
        </div>
      </main>
    </Scene>
  );
}
