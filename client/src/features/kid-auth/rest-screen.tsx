import { ArrowLeft, LockOpen, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PICTURES } from '@shared/constants';
import { PictureArt } from '@/components/art/picture-art';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { LoginScreen } from './login-screen';
import { waitWords, type Rest } from './rest';
import './rest-screen.css';

const LOOK_AGAIN_MS = 4000;
const SUN = PICTURES.indexOf('sun');
const MOON = PICTURES.indexOf('moon');

/**
 * Too many tries: Pip naps, the moon wanders over the nest, and words say how long. Nothing ticks: the moon moves every
 * few seconds, the words change by the minute. `what` completes 'Now you can try … again.'
 */
export function RestScreen({
  rest,
  what,
  onOver,
  onHelped,
  onBack,
}: {
  rest: Rest;
  what: string;
  /** The child may try again. */
  onOver: () => void;
  /** A grown-up has ended the rest in their own app, of which this screen hears nothing. */
  onHelped?: () => void;
  onBack: () => void;
}) {
  const [now, setNow] = useState(Date.now);
  const left = rest.until - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LOOK_AGAIN_MS));
    return () => clearTimeout(timer);
  }, [left]);

  const over = left <= 0;
  const progress = over ? 1 : 1 - left / (rest.until - rest.from);
  return (
    <LoginScreen
      screen={over ? 'awake' : 'resting'}
      className="rest"
      foot={
        <>
          <Button onClick={onBack}>
            <ArrowLeft />
            Back
          </Button>
          {!over && onHelped && (
            <Button onClick={onHelped}>
              <LockOpen />A grown-up helped
            </Button>
          )}
          {over && (
            <Button variant="highlight" onClick={onOver}>
              <RotateCcw />
              Try again
            </Button>
          )}
        </>
      }
    >
      <div className="rest-picture" aria-hidden style={{ '--progress': progress }}>
        <span className="rest-path" />
        <span className="rest-moon">
          <PictureArt index={over ? SUN : MOON} size={64} />
        </span>
        <Pip mood={over ? 'cheernest' : 'sleep'} animated />
      </div>
      <div className="tile rest-words">
        <h1 tabIndex={-1}>{over ? 'Pip is awake!' : 'Shh, Pip is napping'}</h1>
        <output>
          {over
            ? `Now you can try ${what} again.`
            : `That was a lot of tries. Come back in ${waitWords(left)}.`}
        </output>
      </div>
    </LoginScreen>
  );
}
