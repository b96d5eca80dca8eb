import { ScrollText } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { GiveStarsButton } from './give-stars-button';
import { statementPath } from './statement-path';

export function KidStarsButtons({ kid }: { kid: { id: string; name: string } }) {
  return (
    <div className="flex gap-2">
      <GiveStarsButton kid={kid} variant="secondary" className="flex-1 px-2!" />
      <LinkButton
        variant="secondary"
        className="flex-1 px-2!"
        href={statementPath(kid.id)}
        aria-label={t('stars.statementOf', { name: kid.name })}
      >
        <ScrollText />
        {t('stars.statement')}
      </LinkButton>
    </div>
  );
}
