import { useSearchParams } from 'wouter';
import { leaveDialogAddress } from '@/lib/input/dialog-history';
import type { OpenTabDialog, TabDialog } from '@/lib/input/tab-dialog';
import { useMayManage } from '@/lib/api/user-query';

function readDialog(params: URLSearchParams): OpenTabDialog | null {
  if (params.has('new')) {
    const [cost, kidId, name] = [Number(params.get('cost')), params.get('for'), params.get('name')];
    return {
      what: 'new',
      ...(cost > 0 && { cost }),
      ...(kidId !== null && { kidId }),
      ...(name !== null && { name }),
    };
  }
  if (params.has('ideas')) return { what: 'ideas' };
  for (const what of ['edit', 'copy'] as const) {
    const id = params.get(what);
    if (id !== null) return { what, id };
  }
  return null;
}

const DIALOG = ['new', 'cost', 'for', 'name', 'ideas', 'edit', 'copy'] as const;

/**
 * The dialog in the URL, in addition to the list's filter. The dialog has its own history entry, so its URL
 * replaces the tab's.
 */
export function useTabDialog(tab: 'kids' | 'chores' | 'rewards'): TabDialog {
  const mayManage = useMayManage();
  const [params, setParams] = useSearchParams();
  const open = (key?: (typeof DIALOG)[number], value = '1') =>
    setParams(
      (now) => {
        for (const one of DIALOG) now.delete(one);
        if (key) now.set(key, value);
        return now;
      },
      { replace: true },
    );
  return {
    open: mayManage ? readDialog(params) : null,
    show: (dialog) => {
      if ('id' in dialog) open(dialog.what, dialog.id);
      else if (dialog.what === 'new' || tab !== 'kids') open(dialog.what);
    },
    close: () => leaveDialogAddress(() => open()),
  };
}
