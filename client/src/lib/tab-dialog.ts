/** The open dialog of a parent tab, stored in the URL so that it survives a reload and a login. */
export type OpenTabDialog =
  | { what: 'ideas' }
  /** `kidId` is the kid that it is for, `cost` the initial cost of a new reward. */
  | { what: 'new'; kidId?: string; cost?: number }
  | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
