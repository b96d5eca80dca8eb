import { RotateCcw } from 'lucide-react';
import { Button } from './button';

/** Says that a form holds what was typed before, and offers to begin anew. */
export function KeptDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-info-soft p-3.5 text-info">
      <output className="min-w-48 flex-1 text-15 leading-snug">
        <b className="block font-semibold">This is what you typed before</b>
        It is not saved yet.
      </output>
      <Button variant="plain" size="sm" onClick={onStartOver}>
        <RotateCcw />
        Start over
      </Button>
    </div>
  );
}
