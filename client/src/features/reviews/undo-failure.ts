import { UNDO_DAYS } from '@shared/constants';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { showSpentStars } from './spent-stars';
import type { ToUndo } from './undo-offer';

/** `others` is the number of further failures. */
export function toastUndoFailure(error: unknown, what: ToUndo, others = 0): void {
  const more = others === 0 ? '' : ` ${t('undo.others', { count: others })}`;
  const { kid, name, stars, title } = what;
  // Only reviews need an explanation here.
  const code = error instanceof ApiError && title === undefined ? error.code : undefined;
  if (code === 'stars_already_spent' && kid) {
    if (more) toast({ title: t('undo.failed'), description: more.trim(), tone: 'info' });
    showSpentStars({ kid, name, given: stars, missing: numberParam(error, 'missing') ?? stars });
  } else if (code === 'too_late') {
    const description = stars > 0 ? t('undo.tooLateTakeManually') : t('undo.tooLateText');
    toast({
      title: t('undo.tooLate', { days: UNDO_DAYS }),
      description: description + more,
      tone: 'info',
    });
  } else if (code === 'already_pending') {
    const description = t('undo.placeTaken', { name }) + more;
    toast({ title: t('undo.failed'), description, tone: 'info' });
  } else if (code === 'not_reviewed' || code === 'already_reversed') {
    const description = t('undo.alreadyText', { name }) + more;
    toast({ title: t('undo.already'), description, tone: 'info' });
  } else toastFailure(t('undo.failed'), error, t('ui.checkConnection') + more);
}

function numberParam(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The body follows the status.
    const body = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      params?: object;
    } | null;
    const value = new Map<string, unknown>(Object.entries(body?.params ?? {})).get(name);
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
