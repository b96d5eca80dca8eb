import { clsx } from 'clsx';
import { ArrowLeft, CircleAlert, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { FAMILY_CODE_LENGTH } from '@shared/entry-constants';
import { Pip } from '@/components/art/pip';
import { Button, LinkButton } from '@/components/ui/button';
import { Keypad } from '@/components/ui/keypad';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { spokenText } from '@/lib/sound/spoken-text';

/** The gold one is enabled with five digits. */
export function CodeButtons({ code, formId }: { code: string; formId: string }) {
  return (
    <>
      <LinkButton href={paths.landing}>
        <ArrowLeft className="rtl:-scale-x-100" />
        {t('kidAuth.backToHome')}
      </LinkButton>
      <Button type="submit" form={formId} variant="highlight" disabled={code.length !== FAMILY_CODE_LENGTH}>
        <Search />
        {t('kidAuth.find')}
      </Button>
    </>
  );
}

/** The text that Pip reads aloud. */
export function spokenCode() {
  const title = t('kidAuth.code');
  return { title, text: spokenText(title, t('kidAuth.codeHint')) };
}

export function CodeStep({
  code,
  error,
  formId,
  crowded,
  onCode,
  onFind,
}: {
  code: string;
  error: string | null;
  formId: string;
  /** Another element has Pip's place on phones. */
  crowded: boolean;
  onCode: (code: string) => void;
  onFind: () => void;
}) {
  const errorId = useId();
  const [short, setShort] = useState(false);
  const message = short ? t('kidAuth.codeShort', { count: FAMILY_CODE_LENGTH }) : error;
  const submit = () => {
    if (code.length === FAMILY_CODE_LENGTH) onFind();
    else setShort(true);
  };
  return (
    <form
      id={formId}
      className="relative mx-auto grid w-[min(400px,100%)] gap-[clamp(8px,1.6vh,16px)] text-center"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div
        className={clsx(
          'mx-auto -mb-2.5 w-31 max-mini:w-22 max-laptop:short:hidden laptop:absolute laptop:-start-67.5 laptop:-bottom-3 laptop:m-0 laptop:w-57.5',
          crowded && 'max-mini:hidden',
        )}
      >
        <Pip
          mood={message ? 'oops' : code.length === FAMILY_CODE_LENGTH ? 'cheernest' : 'nestlook'}
          className="h-auto w-full"
          animated
        />
      </div>
      <div className="min-h-[calc(clamp(30px,4.4vw,44px)*1.12+38px)]">
        <h1 tabIndex={-1} className="text-title">
          {t('kidAuth.code')}
        </h1>
        <p
          id={errorId}
          role={message ? 'alert' : undefined}
          className={
            message
              ? 'mx-auto mt-0.5 flex w-fit items-center justify-center gap-2 rounded-md bg-danger-soft px-4 py-1 font-semibold text-danger'
              : 'font-medium'
          }
        >
          {message && <CircleAlert size={22} />}
          {message ?? t('kidAuth.codeHint')}
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
        describedBy={errorId}
      />
      {/* The response to a valid code doesn't reveal families that allow kids on tablets only. */}
      <Link href={paths.pair} className="mx-auto -my-1.5 grid min-h-11 place-items-center px-3">
        {t(error === null ? 'kidAuth.connect' : 'kidAuth.askToConnect')}
      </Link>
    </form>
  );
}
