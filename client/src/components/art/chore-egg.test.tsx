import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoreEgg } from './chore-egg';

const chore = { name: 'Dust', iconName: null, imageUrl: null, category: 'kitchen' };

it('hatches when a chick appears while it is visible, but not if it was there before', () => {
  const hatching = () => container.querySelectorAll('[data-hatching]').length;
  const { container, rerender } = render(<ChoreEgg chore={chore} size={64} look="hatched" />);
  expect(hatching()).toBe(0);
  rerender(<ChoreEgg chore={chore} size={64} look="banded" />);
  expect(hatching()).toBe(0);
  rerender(<ChoreEgg chore={chore} size={64} look="hatched" />);
  expect(hatching()).toBe(1);
  expect(container.querySelectorAll('[data-picture]')).toHaveLength(2);
  rerender(<ChoreEgg chore={chore} size={64} look="banded" />);
  expect(hatching()).toBe(0);
});
