import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/messages';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      className={clsx(
        'mx-auto flex max-w-115 flex-initial items-center gap-2.5 rounded-lg bg-surface py-2 ps-3.5 pe-4.5 text-16 leading-[1.3] font-medium wrap-anywhere',
        'max-mini:-order-1 max-mini:flex-[1_0_100%] max-mini:justify-center',
      )}
      role="note"
    >
      {children}
    </p>
  );
}

export function SignedInNotice({ name }: { name: string }) {
  return (
    <Notice>
      <Info size={24} className="text-lagoon-text" />
      <span>{t('kidAuth.signedIn', { name })}</span>
    </Notice>
  );
}

export function MessageTile({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="tile mt-4.5 w-[min(460px,100%)] px-6 pt-5 pb-6 text-center text-21 leading-[1.4] [&>p]:mt-1.5 [&>output]:mt-1.5 [&>output]:block">
      {title !== undefined && (
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
      )}
      {children}
    </div>
  );
}
