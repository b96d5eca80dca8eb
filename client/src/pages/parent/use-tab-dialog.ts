import { useLocation, useSearchParams } from 'wouter';
import { leaveDialogAddress } from '@/lib/dialog-history';
import { paths } from '@/lib/paths';
import type { OpenTabDialog, TabDialog } from '@/lib/tab-dialog';
import { useMayManage } from '@/lib/user-query';

function readDialog(params: URLSearchParams): OpenTabDialog | null {
  if (params.has('new')) return { what: 'new' };
  if (params.has('ideas')) return { what: 'ideas' };
  for (const what of ['edit', 'copy'] as const) {
    const id = params.get(what);
    if (id !== null) return { what, id };
  }
  return null;
}

/** The dialog in the address of that tab. The dialog itself has a history entry, so its address replaces the tab's. */
export function useTabDialog(tab: 'kids' | 'chores' | 'rewards'): TabDialog {
  const [params] = useSearchParams();
  const mayManage = useMayManage();
  const [, navigate] = useLocation();
  const go = (path: string) => navigate(path, { replace: true });
  return {
    open: mayManage ? readDialog(params) : null,
    show: (dialog) => {
      if ('id' in dialog) go(paths.parentForm(tab, dialog.what, dialog.id));
      else if (dialog.what === 'new') go(paths.parentNew(tab));
      else if (tab !== 'kids') go(paths.parentIdeas(tab));
    },
    close: () => leaveDialogAddress(() => go(paths.parentTab(tab))),
  };
}
