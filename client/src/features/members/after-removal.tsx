import { useState } from 'react';
import { Link } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { RichText } from '@/components/ui/rich-text';
import { useCalendars } from '@/features/calendars/calendars.api';
import { NewCodeDialog } from '@/features/family/new-code-dialog';
import { useKids } from '@/features/kids/kids.api';
import { PicturesDialog } from '@/features/kids/pictures-dialog';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

export function AfterRemoval({
  name,
  code,
  onClose,
}: {
  name: string;
  code: string | null;
  onClose: () => void;
}) {
  const kids = useKids().data ?? [];
  const calendars = useCalendars().data ?? [];
  const [renewing, setRenewing] = useState<ParentKid | 'code' | null>(null);
  const done = () => setRenewing(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('members.removed', { name })}
      description={t('members.afterText', { name })}
      width={520}
    >
      <ul className={`${listRows} mt-4`}>
        {code !== null && (
          <ListRow name={t('members.afterCode')} text={code}>
            <Button variant="secondary" onClick={() => setRenewing('code')}>
              {t('family.newCode')}
            </Button>
          </ListRow>
        )}
        {kids.map((kid) => (
          <ListRow key={kid.id} picture={<Avatar kid={kid} size={44} />} look="person" name={kid.name}>
            <Button
              variant="secondary"
              aria-label={t('kids.newPictures', { name: kid.name })}
              onClick={() => setRenewing(kid)}
            >
              {t('members.newPictures')}
            </Button>
          </ListRow>
        ))}
      </ul>
      {calendars.length > 0 && (
        <p className="mt-3 text-14 text-ink-2">
          <RichText
            id="members.afterCalendars"
            values={{ name }}
            parts={[
              <Link
                key="0"
                href={paths.parentSettings('calendars')}
                className="underline"
                onClick={onClose}
              />,
            ]}
          />
        </p>
      )}
      <Button variant="primary" className="mt-5 justify-self-end max-mini:w-full" onClick={onClose}>
        {t('members.afterDone')}
      </Button>
      {renewing === 'code' && <NewCodeDialog onClose={done} />}
      {renewing !== null && renewing !== 'code' && <PicturesDialog kid={renewing} onClose={done} />}
    </Dialog>
  );
}
