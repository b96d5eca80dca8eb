import { ArrowLeftRight, Check, Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ListRow, listRows } from '@/components/ui/list-row';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { familyTitle } from '@/features/family/family-name';
import { useFamily } from '@/lib/dates/family-clock';
import { formatDateTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { roleName } from './member-words';
import { useRestoreFamily, useSwitchFamily } from './members.api';

export function FamilySwitch({ user: { families, suspendedFamily, firstName } }: { user: User }) {
  const [, navigate] = useLocation();
  const here = useFamily().data?.id;
  const arrive = (user: User) => {
    navigate(paths.parent);
    const family = familyTitle(user, t('members.unnamed'));
    toast({ title: t('members.switched', { family }), tone: 'ok' });
  };
  const change = useSwitchFamily(arrive);
  return (
    <ul className={listRows}>
      {families.map(({ id, name, role }) => {
        const family = familyTitle({ familyName: name, familyRole: role, firstName }, t('members.unnamed'));
        return (
          <ListRow key={id} name={family} chips={<Chip>{roleName(role)}</Chip>}>
            {id === here ? (
              <Chip tone="lagoon">
                <Check aria-hidden />
                {t('members.familyHere')}
              </Chip>
            ) : (
              <Button
                variant="secondary"
                saving={change.isPending && change.variables === id}
                aria-label={t('members.switchTo', { family })}
                onClick={() =>
                  change.mutate(id, { onError: (error) => toastFailure(t('members.switchFailed'), error) })
                }
              >
                <ArrowLeftRight />
                {t('members.switch')}
              </Button>
            )}
          </ListRow>
        );
      })}
      {suspendedFamily && <SuspendedRow family={suspendedFamily} onRestored={arrive} />}
    </ul>
  );
}

function SuspendedRow({
  family: { name, deletedOn, byAdmin },
  onRestored,
}: {
  family: NonNullable<User['suspendedFamily']>;
  onRestored: (user: User) => void;
}) {
  const restore = useRestoreFamily(onRestored);
  const family = name ?? t('members.unnamed');
  return (
    <ListRow
      name={family}
      chips={
        <Chip tone="wait">
          <Lock aria-hidden />
          {t('members.closed')}
        </Chip>
      }
      text={t(byAdmin ? 'members.closedByAdmin' : 'members.closedUntil', { day: formatDateTime(deletedOn) })}
    >
      {!byAdmin && (
        <Button
          variant="secondary"
          saving={restore.isPending}
          aria-label={t('members.restoreNamed', { family })}
          onClick={() =>
            void restore
              .mutateAsync()
              .catch((error: unknown) => toastFailure(t('members.restoreFailed'), error))
          }
        >
          {t('members.restore')}
        </Button>
      )}
    </ListRow>
  );
}
