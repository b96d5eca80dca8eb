/** The open dialog, in the URL, so that it survives a reload and a login. */
export type OpenTabDialog =
  | { what: 'ideas' }
  /** Initial values. `cost` is a reward's. */
  | { what: 'new'; kidId?: string; cost?: number; name?: string }
  | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
