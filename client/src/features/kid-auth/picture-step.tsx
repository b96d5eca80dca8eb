import { ArrowLeft, Eraser } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { PictureGrid } from '@/components/ui/picture-grid';
import { PictureInput } from '@/components/ui/picture-input';
import type { PatternLogin } from './use-pattern-login';
import './picture-step.css';

/** The keys below the pictures. */
export function PictureKeys({ login, onBack }: { login: PatternLogin; onBack: () => void }) {
  return (
    <>
      <Button onClick={onBack}>
        <ArrowLeft />
        Back
      </Button>
      <Button onClick={login.clear} disabled={login.chosen.length === 0 || login.checking || login.wrong}>
        <Eraser />
        Clear
      </Button>
    </>
  );
}

/** Who is logging in, four slots, ten pictures. `children` may add facts under the greeting. */
export function PictureStep({
  kid,
  login,
  children,
}: {
  kid: { name: string; avatarColor: string };
  login: PatternLogin;
  children?: ReactNode;
}) {
  const resting = login.checking || login.wrong;
  const pad = useRef<HTMLDivElement>(null);
  const wasResting = useRef(false);
  useEffect(() => {
    // A picture that had the focus lost it while all of them rested.
    if (wasResting.current && !resting && document.activeElement === document.body) {
      pad.current?.querySelector('button')?.focus();
    }
    wasResting.current = resting;
  }, [resting]);

  return (
    <>
      <div className="picture-who">
        <Avatar name={kid.name} color={kid.avatarColor} size={104} nest />
        <div className="min-w-0">
          <h1 tabIndex={-1}>Hi {kid.name}!</h1>
          {children}
          <p>Pick your 4 special pictures to login</p>
        </div>
      </div>
      <div className="picture-tray" aria-busy={login.checking || undefined}>
        <PictureInput chosen={login.chosen} wrong={login.wrong} />
      </div>
      <div ref={pad} className="picture-pad">
        <PictureGrid chosen={login.chosen} onToggle={login.toggle} disabled={resting} />
      </div>
    </>
  );
}
