import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { COMMON_PASSWORDS } from 'virtual:common-passwords';
import { t } from '@/lib/i18n/messages';
import { usePasswordPolicy } from './passwords.api';

const common = new Set(COMMON_PASSWORDS);

const estimator = new ZxcvbnFactory({ dictionary: { common: COMMON_PASSWORDS }, graphs: adjacencyGraphs });

/** The estimate takes longer for longer passwords. */
const MOST_CHARACTERS = 64;

interface Strength {
  score: 0 | 1 | 2 | 3 | 4;
  isCommon: boolean;
}

const NAMES = [
  'passwords.strength.0',
  'passwords.strength.1',
  'passwords.strength.2',
  'passwords.strength.3',
  'passwords.strength.4',
] as const;
const COLORS = ['bg-danger', 'bg-danger', 'bg-wait', 'bg-ok', 'bg-ok'] as const;

export default function PasswordStrength({
  password,
  className,
}: {
  password: string;
  className?: string | undefined;
}) {
  const policy = usePasswordPolicy().data;
  const { score, isCommon } = estimateStrength(useDeferredValue(password));
  const needsMore = policy?.refusesCommon === true && (isCommon || password.length < policy.minLength);
  return (
    <div className={clsx('grid content-start gap-1.5 text-14 leading-snug', className)} aria-live="polite">
      <div className="grid grid-cols-4 gap-1.5" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full ${step <= Math.max(score, 1) ? COLORS[score] : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="text-ink-2">{t(NAMES[score])}</p>
      {isCommon && (
        <p className="flex items-start gap-2 font-semibold">
          <TriangleAlert size={18} className="shrink-0 text-wait" aria-hidden />
          {t('passwords.common')}
        </p>
      )}
      {needsMore && <p className="text-ink-2">{t('passwords.strict', { count: policy.minLength })}</p>}
    </div>
  );
}

export function estimateStrength(password: string): Strength {
  if (common.has(password.toLowerCase())) return { score: 0, isCommon: true };
  return { score: estimator.check(password.slice(0, MOST_CHARACTERS)).score, isCommon: false };
}
