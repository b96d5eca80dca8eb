import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { isPagePath, PAGE_ROUTES } from '@shared/pages';

function showsScreen(path: string): boolean {
  const { hook } = memoryLocation({ path, static: true });
  const { container } = render(
    <Router hook={hook}>
      <Switch>
        {PAGE_ROUTES.map((route) => (
          <Route key={route} path={route}>
            a screen
          </Route>
        ))}
        <Route>nothing</Route>
      </Switch>
    </Router>,
  );
  return container.textContent === 'a screen';
}

it.each([
  ...PAGE_ROUTES.map((route) => route.replace(':id', 'x')),
  '/PARENT',
  '/Parent/Kid/x/',
  '/%70arent',
  '/parent/%6Bid/x',
  '/parent%2Fkid%2Fx',
  '/%2Fparent',
  '/kid/%F0%9F%8C%9F',
  '/kid/a%20b',
  '/kid/%0A',
  '/kid/%zz',
  '/par%zzent',
  '/kid/%ff',
  '/kid/',
  '/kid/a/b',
  '/parents',
  '//',
  '/parent//',
])('the server and the router agree on whether %s is a page', (path) => {
  expect(isPagePath(path)).toBe(showsScreen(path));
});
