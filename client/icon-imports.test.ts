import { expect, it } from 'vitest';
import { withIconFiles } from './icon-imports';

it('imports each icon from its own file, under its local name', () => {
  expect(withIconFiles(`import { Infinity as Endless, CircleCheckBig, Nothing } from "lucide-react";`)).toBe(
    `import Endless from 'lucide-react/icons/infinity'; import CircleCheckBig from 'lucide-react/icons/circle-check-big'; import { Nothing } from 'lucide-react';`,
  );
});
