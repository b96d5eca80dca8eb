import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { CircleAlert } from 'lucide-react';
import { FAMILY_CODE_LENGTH } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { Keypad } from '@/components/ui/keypad';
import { paths } from '@/lib/paths';
import { useFamilyCodeCheck } from './kid-auth.api';
import { familyCodeFault, INVALID_CODE, type Fault } from './family-code-fault';

/** The children's door: five numbers, checked before it opens. What was typed stays until it is changed. */
export default function FamilyCodeDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const check = useFamilyCodeCheck();
  const faultId = useId();

  const change = (next: string) => {
    setCode(next);
    setFault(null);
  };

  const enter = () => {
    if (code.length !== FAMILY_CODE_LENGTH) {
      setFault(INVALID_CODE);
      return;
    }
    check.mutate(code, {
      onSuccess: () => navigate(paths.kidLogin(code)),
      onError: (error) => setFault(familyCodeFault(error)),
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your family code"
      description="Ask a grown-up for the 5 numbers."
      width={420}
      crown={<Pip mood={fault ? 'nestlook' : 'nest'} size={140} />}
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
          wrong={fault !== null}
          disabled={check.isPending}
          describedBy={fault ? faultId : undefined}
        />
        <p
          id={faultId}
          role="alert"
          className="field-error mt-3 justify-center text-left text-15 empty:hidden"
        >
          {fault && (
            <>
              <CircleAlert className="mt-0.5" />
              <span>
                {fault.title}: {fault.text}
              </span>
            </>
          )}
        </p>
        <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button variant="plain" className="family-code-key" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="highlight"
            className="family-code-key"
            disabled={code.length !== FAMILY_CODE_LENGTH}
            saving={check.isPending}
            savingLabel="Looking"
          >
            Enter Portal
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
