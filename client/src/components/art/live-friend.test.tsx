import { act, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { FRIENDS } from '@shared/constants';
import { LiveFriend, type LiveFriendHandle } from './live-friend';

const mia = { name: 'Mia', avatarColor: '#7BC950', friend: null };

it('every friend has eyes and lids, and the parts that its reaction moves', async () => {
  const animate = vi.fn<Element['animate']>();
  Element.prototype.animate = animate;
  for (const friend of FRIENDS) {
    animate.mockClear();
    const ref = createRef<LiveFriendHandle>();
    const { container, unmount } = render(<LiveFriend kid={{ ...mia, friend }} ref={ref} />);
    await waitFor(() => expect(container.querySelector('[data-part="eyes"]')).not.toBeNull());
    expect(container.querySelector('[data-part="lids"]')).not.toBeNull();
    act(() => ref.current?.act('react'));
    expect(animate).toHaveBeenCalled();
    unmount();
  }
});

it('a sleeping friend only smiles at a tap', async () => {
  const animate = vi.fn<Element['animate']>();
  Element.prototype.animate = animate;
  const ref = createRef<LiveFriendHandle>();
  const { container } = render(<LiveFriend kid={{ ...mia, friend: 'fox' }} asleep ref={ref} />);
  act(() => ref.current?.act('react'));
  expect(container.querySelector('[data-smiling]')).not.toBeNull();
  expect(animate).not.toHaveBeenCalled();
});

it('shows the letter of a kid without a character', () => {
  expect(render(<LiveFriend kid={mia} crowned />).container.textContent).toBe('M');
});
