import { useState, type ReactNode } from 'react';
import type { KidCard } from '@shared/contracts/kids';
import { MoveDialog } from './move-dialog';
import { TileMenu } from './tile-menu';
import type { BoardClock, Tile } from './board';
import { askedMove, type AskedMove } from './move';
import type { TileActions } from './use-tile-actions';

/**
 * A tile's menu and the confirmation of a move: `openMenu` shows the first next to `anchor`, `askMove` the second.
 * Render `dialogs` once.
 */
export function useTileDialogs({
  kids,
  clock,
  actions,
}: {
  kids: readonly KidCard[];
  clock: BoardClock;
  actions: TileActions;
}): {
  openMenu: (tile: Tile, anchor: HTMLElement) => void;
  askMove: (move: AskedMove) => void;
  dialogs: ReactNode;
} {
  const [menu, setMenu] = useState<{ tile: Tile; anchor: HTMLElement } | null>(null);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  return {
    openMenu: (tile, anchor) => setMenu({ tile, anchor }),
    askMove: setAsked,
    dialogs: (
      <>
        {menu && (
          <TileMenu
            {...menu}
            kids={kids}
            clock={clock}
            actions={actions}
            onClose={() => setMenu(null)}
            onMove={(to) => setAsked(askedMove(menu.tile, to))}
          />
        )}
        {asked && (
          <MoveDialog
            key={asked.chore.id}
            move={asked}
            kids={kids}
            clock={clock}
            onClose={() => setAsked(null)}
          />
        )}
      </>
    ),
  };
}
