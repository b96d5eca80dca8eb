import { House } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { LinkButton } from '@/components/ui/button';
import { Backdrop } from '@/components/ui/backdrop';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';

export default function NotFoundPage() {
  useAudience('parent');
  useTitle(t('offline.notFound'));
  return (
    <Backdrop time="noon">
      <main className="grid min-h-dvh place-items-center p-5">
        <div className="tile flex w-full max-w-170 flex-col items-center gap-x-10 gap-y-4 p-8 text-center mini:flex-row mini:p-12 mini:text-start">
          <Pip mood="oops" size={180} animated />
          <div>
            <h1 className="text-32 mini:text-40">{t('offline.notFound')}</h1>
            <p className="mt-2 mb-6 text-16 text-ink-2">{t('offline.notFoundText')}</p>
            <LinkButton variant="primary" size="lg" href={paths.landing}>
              <House />
              {t('offline.home')}
            </LinkButton>
          </div>
        </div>
      </main>
    </Backdrop>
  );
}
