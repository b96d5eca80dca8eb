import { ArrowLeftRight, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useFamily } from '@/lib/family-clock';
import { formatDateTime } from '@/lib/format';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { roleName } from './member-words';
import { useRestoreFamily, useSwitchFamily } from './members.api';

/**
 * The families of who belongs to several, and the way from one to the other; one of their own that is closed can be opened
 * again here (docs/decisions/0294). Nothing for who has one.
 */
export function FamilySwitch({ user: { families, suspendedFamily } }: { user: User }) {
  const [, navigate] = useLocation();
  const here = useFamily().data?.id;
  const arrive = (user: User) => {
    navigate(paths.parent);
    toast({ title: t('members.switched', { family: nameOf(user.familyName) }), tone: 'ok' });
  };
  const change = useSwitchFamily(arrive);
  if (families.length < 2 && suspendedFamily === null) return null;
  return (
    <div className="mt-5 border-t-2 border-line pt-4.5">
      <h3 className="text-17">{t('members.families')}</h3>
      <ul className="mt-1.5 grid *:not-first:border-t-2 *:not-first:border-line">
        {families.map(({ id, name, role }) => (
          <Row key={id} name={nameOf(name)} chip={<Chip>{roleName(role)}</Chip>}>
            {id === here ? (
              <Chip tone="lagoon">
                <Check aria-hidden />
                {t('members.familyHere')}
              </Chip>
            ) : (
              <Button
                variant="secondary"
                saving={change.isPending && change.variables === id}
                aria-label={t('members.switchTo', { family: nameOf(name) })}
                onClick={() =>
                  change.mutate(id, { onError: (error) => toastFailure(t('members.switchFailed'), error) })
                }
              >
                <ArrowLeftRight />
                {t('members.switch')}
              </Button>
            )}
          </Row>
        ))}
        {suspendedFamily && <SuspendedRow family={suspendedFamily} onRestored={arrive} />}
      </ul>
    </div>
  );
}

function SuspendedRow({
  family: { name, deletedOn },
  onRestored,
}: {
  family: NonNullable<User['suspendedFamily']>;
  onRestored: (user: User) => void;
}) {
  const restore = useRestoreFamily(onRestored);
  return (
    <Row
      name={nameOf(name)}
      chip={
        <Chip tone="wait">
          <Lock aria-hidden />
          {t('members.closed')}
        </Chip>
      }
      text={t('members.closedUntil', { day: formatDateTime(deletedOn) })}
    >
      <Button
        variant="secondary"
        saving={restore.isPending}
        aria-label={t('members.restoreNamed', { family: nameOf(name) })}
        onClick={() =>
          restore.mutate(undefined, {
            onError: (error) => toastFailure(t('members.restoreFailed'), error),
          })
        }
      >
        {t('members.restore')}
      </Button>
    </Row>
  );
}

function Row({
  name,
  chip,
  text,
  children,
}: {
  name: string;
  chip: ReactNode;
  text?: string;
  children: ReactNode;
}) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="line-clamp-2 font-display text-16 leading-tight font-semibold wrap-anywhere">
            {name}
          </bdi>
          {chip}
        </p>
        {text !== undefined && <p className="mt-0.5 text-14 leading-snug text-ink-2">{text}</p>}
      </div>
      {children}
    </li>
  );
}

const nameOf = (name: string | null) => name ?? t('members.unnamed');
