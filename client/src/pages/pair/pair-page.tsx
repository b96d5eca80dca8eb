import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, TabletSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { PAIRING_CODE_LENGTH } from '@shared/constants';
import type { PairedFamily } from '@shared/contracts/devices';
import { Button, LinkButton } from '@/components/ui/button';
import { Keypad } from '@/components/ui/keypad';
import { toast } from '@/components/ui/use-toast';
import { LoginScreen } from '@/features/kid-auth/login-screen';
import { tabletQuery } from '@/features/kid-auth/tablet.api';
import { ApiError, post } from '@/lib/api/api-client';
import { digitsOf } from '@/lib/forms/digits-of';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';

function messageOf(error: Error): string {
  if (!(error instanceof ApiError)) return t('pair.offline');
  if (error.status === 404 || error.status === 400) return t('pair.unknown');
  return error.status === 429 ? t('pair.tooMany') : (error.display ?? t('pair.failed'));
}

/**
 * Pairs by a six-digit code from the URL (`code`) or the user. A typed code is sent after its last digit. A
 * linked code needs a tap, because a link could otherwise pair the tablet with another family.
 */
export default function PairPage({ code: linked = '' }: { code?: string | undefined }) {
  useAudience('kid');
  useTitle(t('pair.title'));
  const [, navigate] = useLocation();
  const formId = useId();
  const hintId = useId();
  const [code, setCode] = useState(() => digitsOf(linked).slice(0, PAIRING_CODE_LENGTH));
  const [short, setShort] = useState(false);
  const pair = usePair();
  const count = PAIRING_CODE_LENGTH;
  const problem = short ? t('pair.short', { count }) : pair.error && messageOf(pair.error);

  const submit = (digits = code) => {
    if (digits.length !== count) {
      setShort(true);
      return;
    }
    pair.mutate(digits, {
      onSuccess: ({ family: { name }, board }) => {
        navigate(board ? paths.board : paths.kidLogin(), { replace: true });
        if (board) return;
        toast({
          title: name ? t('pair.connectedNamed', { family: name }) : t('pair.connected'),
          description: t('pair.connectedText'),
          tone: 'pip',
        });
      },
    });
  };

  return (
    <LoginScreen
      screen="pair"
      foot={
        <>
          <LinkButton href={paths.kidLogin()}>
            <ArrowLeft className="rtl:-scale-x-100" />
            {t('pair.codeInstead')}
          </LinkButton>
          <Button
            type="submit"
            form={formId}
            variant="highlight"
            disabled={code.length !== count}
            saving={pair.isPending}
            savingLabel={t('pair.connecting')}
          >
            <TabletSmartphone />
            {t('pair.connect')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="mx-auto grid w-[min(440px,100%)] gap-[clamp(8px,1.6vh,16px)] text-center"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pair.isPending) submit();
        }}
      >
        <div>
          <h1 tabIndex={-1} className="text-title">
            {t('pair.title')}
          </h1>
          <p
            id={hintId}
            role={problem ? 'alert' : undefined}
            className={
              problem
                ? 'mx-auto mt-0.5 flex w-fit items-center justify-center gap-2 rounded-md bg-danger-soft px-4 py-1 font-semibold text-danger'
                : 'font-medium'
            }
          >
            {problem && <CircleAlert size={22} className="flex-none" />}
            {problem || (linked === '' ? t('pair.hint', { count }) : t('pair.linkedHint'))}
          </p>
        </div>
        <Keypad
          big
          length={count}
          label={t('pair.digits', { count })}
          value={code}
          onChange={(next) => {
            setShort(false);
            setCode(next);
            if (linked === '' && next !== code && next.length === count) submit(next);
            else pair.reset();
          }}
          onEnter={() => submit()}
          disabled={pair.isPending}
          wrong={Boolean(problem)}
          describedBy={hintId}
        />
      </form>
    </LoginScreen>
  );
}

function usePair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => post<PairedFamily>('/api/devices/pair', { code }),
    onSuccess: (paired) => client.setQueryData(tabletQuery.queryKey, paired),
  });
}
