/** The open dialog of a parent tab, stored in the URL so that it survives a reload and a login. */
export type OpenTabDialog =
  | { what: 'ideas' }
  /** The initial values: `kidId` is the kid that it is for, `cost` the cost of a reward. */
  | { what: 'new'; kidId?: string; cost?: number; name?: string }
  | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
