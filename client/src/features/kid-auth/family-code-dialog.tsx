import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FAMILY_CODE_LENGTH } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Keypad } from '@/components/ui/keypad';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useFamilyCodeCheck } from './kid-auth.api';

interface CodeError {
  title: string;
  text: string;
}

const invalidCode = (): CodeError => ({
  title: t('familyCode.invalidCode'),
  text: t('familyCode.invalidCodeText'),
});

export default function FamilyCodeDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeError | null>(null);
  const check = useFamilyCodeCheck();
  const problemId = useId();

  const change = (next: string) => {
    setCode(next);
    setProblem(null);
  };

  const enter = () => {
    if (code.length !== FAMILY_CODE_LENGTH) {
      setProblem(invalidCode());
      return;
    }
    check.mutate(code, {
      onSuccess: () => navigate(paths.kidLogin(code)),
      onError: (error) => setProblem(familyCodeError(error)),
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('kidAuth.code')}
      description={t('kidAuth.codeHint')}
      width={420}
      crown={<Pip mood={problem ? 'nestlook' : 'nest'} size={140} />}
      closeButton={false}
    >
      <form
        className="mt-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <Keypad
          value={code}
          onChange={change}
          onEnter={enter}
          wrong={problem !== null}
          disabled={check.isPending}
          describedBy={problem ? problemId : undefined}
        />
        <p
          id={problemId}
          role="alert"
          className="field-error mt-3 justify-center text-start text-15 empty:hidden"
        >
          {problem && (
            <>
              <CircleAlert className="mt-0.5" />
              <span>{t('familyCode.problem', { title: problem.title, text: problem.text })}</span>
            </>
          )}
        </p>
        <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-3 tiny:grid-cols-1">
          <Button variant="plain" size="sm" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            variant="highlight"
            size="sm"
            disabled={code.length !== FAMILY_CODE_LENGTH}
            saving={check.isPending}
            savingLabel={t('familyCode.looking')}
          >
            {t('familyCode.enter')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function familyCodeError(error: unknown): CodeError {
  if (!(error instanceof ApiError)) {
    return { title: t('familyCode.noConnection'), text: t('familyCode.noConnectionText') };
  }
  if (error.status === 429) {
    return { title: t('familyCode.tooMany'), text: error.display ?? t('familyCode.tooManyText') };
  }
  if (error.status >= 500) {
    return { title: t('familyCode.serverError'), text: error.display ?? t('familyCode.serverErrorText') };
  }
  return invalidCode();
}
