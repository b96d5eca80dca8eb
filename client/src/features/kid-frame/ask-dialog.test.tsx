import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AskDialog } from './ask-dialog';

describe('AskDialog', () => {
  it('lets a kid hear the question, and does nothing before the answer', () => {
    vi.stubGlobal('SpeechSynthesisUtterance', vi.fn());
    vi.stubGlobal('speechSynthesis', { getVoices: () => [], cancel: () => undefined });
    const onYes = vi.fn<() => void>();
    const onNo = vi.fn<() => void>();
    render(
      <AskDialog
        title="Take it back?"
        text="Set the table"
        no="Leave it"
        yes="Take it back"
        saving={false}
        savingLabel="Taking back..."
        onNo={onNo}
        onYes={onYes}
      >
        {null}
      </AskDialog>,
    );
    const ear = screen.getByRole('button', { name: 'Read aloud: Take it back?' });
    expect(ear.dataset['ear']).toMatch(/Take it back\?.*Set the table/);
    expect(onYes).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^Take it back/ }));
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 0]);
  });
});
