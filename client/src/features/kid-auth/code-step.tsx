import { ArrowLeft, CircleAlert, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { FAMILY_CODE_LENGTH } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Keypad } from '@/components/ui/keypad';
import { paths } from '@/lib/paths';
import './code-step.css';

/** The keys below the first step; the gold one wakes at exactly five digits. */
export function CodeKeys({ code, formId }: { code: string; formId: string }) {
  return (
    <>
      <LinkButton href={paths.landing}>
        <ArrowLeft />
        Back to Home
      </LinkButton>
      <Button type="submit" form={formId} variant="highlight" disabled={code.length !== FAMILY_CODE_LENGTH}>
        <Search />
        Find My Family!
      </Button>
    </>
  );
}

/** Step 1: five digits on the sky. `fault` says why the last code opened nothing. */
export function CodeStep({
  code,
  fault,
  formId,
  onCode,
  onFind,
}: {
  code: string;
  fault: string | null;
  formId: string;
  onCode: (code: string) => void;
  onFind: () => void;
}) {
  const faultId = useId();
  const [short, setShort] = useState(false);
  const message = short ? `Please enter a ${FAMILY_CODE_LENGTH}-digit family code.` : fault;
  const submit = () => {
    if (code.length === FAMILY_CODE_LENGTH) onFind();
    else setShort(true);
  };
  return (
    <form
      id={formId}
      className="code-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="code-step-pip">
        <Pip
          mood={message ? 'oops' : code.length === FAMILY_CODE_LENGTH ? 'cheernest' : 'nestlook'}
          animated
        />
      </div>
      <div className="code-step-words">
        <h1 tabIndex={-1}>Your family code</h1>
        <p
          id={faultId}
          role={message ? 'alert' : undefined}
          className={message ? 'kid-fault' : 'code-step-hint'}
        >
          {message && <CircleAlert size={22} />}
          {message ?? 'Ask a grown-up for the 5 numbers.'}
        </p>
      </div>
      <Keypad
        big
        value={code}
        onChange={(next) => {
          setShort(false);
          onCode(next);
        }}
        onEnter={submit}
        wrong={message !== null}
        describedBy={faultId}
      />
    </form>
  );
}
