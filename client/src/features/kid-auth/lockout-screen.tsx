import { ArrowLeft, LockOpen, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PICTURES } from '@shared/constants';
import { PictureArt } from '@/components/art/picture-art';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { waitWords, type Lockout } from './lockout';
import styles from './lockout-screen.module.css';
import { LoginScreen } from './login-screen';
import { MessageTile } from './notice';

const LOOK_AGAIN_MS = 4000;
const SUN = PICTURES.indexOf('sun');
const MOON = PICTURES.indexOf('moon');

/** The moon moves every few seconds, and the time changes every minute. */
export function LockoutScreen({
  lockout,
  what,
  onOver,
  onHelped,
  onBack,
}: {
  lockout: Lockout;
  what: 'code' | 'pictures';
  onOver: () => void;
  /** The app doesn't notify this screen. */
  onHelped?: () => void;
  onBack: () => void;
}) {
  const [now, setNow] = useState(Date.now);
  const left = lockout.until - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LOOK_AGAIN_MS));
    return () => clearTimeout(timer);
  }, [left]);

  const over = left <= 0;
  const title = t(over ? 'kidAuth.awake' : 'kidAuth.napping');
  const text = over
    ? t(what === 'code' ? 'kidAuth.tryCodeAgain' : 'kidAuth.tryPicturesAgain')
    : waitWords(left);
  const progress = over ? 1 : 1 - left / (lockout.until - lockout.from);
  return (
    <LoginScreen
      screen={over ? 'awake' : 'locked-out'}
      className="justify-items-center"
      spoken={{ title, text: spokenText(title, text) }}
      foot={
        <>
          <Button onClick={onBack}>
            <ArrowLeft className="rtl:-scale-x-100" />
            {t('kidAuth.back')}
          </Button>
          {!over && onHelped && (
            <Button onClick={onHelped}>
              <LockOpen />
              {t('kidAuth.helped')}
            </Button>
          )}
          {over && (
            <Button variant="highlight" onClick={onOver}>
              <RotateCcw />
              {t('kidAuth.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.picture} aria-hidden style={{ '--progress': progress }}>
        <span className={styles.path} />
        <span className={styles.moon}>
          <PictureArt index={over ? SUN : MOON} size={64} />
        </span>
        <Pip mood={over ? 'cheernest' : 'sleep'} className="h-auto w-[calc(var(--radius)*1.3)]" animated />
      </div>
      <MessageTile title={title}>
        <output>{text}</output>
      </MessageTile>
    </LoginScreen>
  );
}
