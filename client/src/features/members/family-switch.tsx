import { ArrowLeftRight, Check } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { roleName } from './member-words';
import { useSwitchFamily } from './members.api';

/** The families of who belongs to several, and the way from one to the other. Nothing for who has one. */
export function FamilySwitch({ user: { families } }: { user: User }) {
  const [, navigate] = useLocation();
  const here = useFamily().data?.id;
  const change = useSwitchFamily((user) => {
    navigate(paths.parent);
    toast({ title: t('members.switched', { family: user.familyName ?? t('members.unnamed') }), tone: 'ok' });
  });
  if (families.length < 2) return null;
  return (
    <div className="mt-5 border-t-2 border-line pt-4.5">
      <h3 className="text-17">{t('members.families')}</h3>
      <ul className="mt-1.5 grid *:not-first:border-t-2 *:not-first:border-line">
        {families.map(({ id, name, role }) => (
          <li key={id} className="flex min-h-15 flex-wrap items-center gap-3 py-2">
            <bdi className="line-clamp-2 font-display text-16 leading-tight font-semibold wrap-anywhere">
              {name ?? t('members.unnamed')}
            </bdi>
            <Chip>{roleName(role)}</Chip>
            <span className="ms-auto">
              {id === here ? (
                <Chip tone="lagoon">
                  <Check aria-hidden />
                  {t('members.familyHere')}
                </Chip>
              ) : (
                <Button
                  variant="secondary"
                  saving={change.isPending && change.variables === id}
                  aria-label={t('members.switchTo', { family: name ?? t('members.unnamed') })}
                  onClick={() =>
                    change.mutate(id, { onError: (error) => toastFailure(t('members.switchFailed'), error) })
                  }
                >
                  <ArrowLeftRight />
                  {t('members.switch')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
