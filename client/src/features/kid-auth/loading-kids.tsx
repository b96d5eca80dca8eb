import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';
import { LoginScreen } from './login-screen';

export function LoadingKids() {
  return (
    <LoginScreen screen="loading" step={1}>
      <output className="grid justify-items-center gap-2.5">
        <Pip mood="nest" size={168} animated />
        <h1 tabIndex={-1} className="text-32">
          {t('kidAuth.loadingKids')}
        </h1>
        <span className="flex gap-2" aria-hidden>
          {[0, 1, 2, 3, 4].map((star) => (
            <StarIcon
              key={star}
              className="animate-[twinkle_1.4s_ease-in-out_infinite]"
              style={{ animationDelay: `${star * 140}ms` }}
            />
          ))}
        </span>
      </output>
    </LoginScreen>
  );
}
