import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp, Said, said } from '../../../../tests/support/client';
import { CopyButtons } from './copy-buttons';
import { CopyField } from './copy-field';

const link = 'https://starnest.example/kid-login?familyCode=48213';
const data = { title: 'Family code', url: link };
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

function show(shared?: typeof data) {
  renderInApp(
    <>
      <CopyButtons value={link} copyLabel="Copy link" {...(shared && { share: shared })} />
      <Said />
    </>,
  );
}
const tapShare = () => fireEvent.click(screen.getByRole('button', { name: 'Share: Family code' }));

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('a link to copy', () => {
  it('opens the device’s Share sheet, and copies nothing if the sheet is closed', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    show(data);
    tapShare();
    await vi.waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith(data));
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await vi.waitFor(() => expect(said()).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  });

  it('is copied if the browser refuses to share it', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    show(data);
    tapShare();
    await vi.waitFor(() => expect(said()).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  });

  it('is shared with the main button below its field', async () => {
    renderInApp(<CopyField value={link} label="Link" copyLabel="Copy link" share={data} />);
    expect(screen.getByRole('button', { name: 'Share: Family code' }).textContent).toBe('Share');
    tapShare();
    await vi.waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith(data));
  });

  it('has no share button without a Share sheet, and for secrets', () => {
    show();
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
    show(data);
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
  });
});
