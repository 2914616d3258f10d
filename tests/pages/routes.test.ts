import { expect, it } from 'vitest';
import { PAGES, articleListPath, articlePath, doctorPath, welcomePath } from '#contract/paths.ts';
import { NOT_FOUND, ROUTES, matchRoute } from '../../public-site/routes.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';

it('every route has addresses that the browser tests open, and no other has', () => {
  const paths = [...ROUTES, NOT_FOUND].map(({ path }) => path);
  expect(Object.keys(ROUTE_EXAMPLES).sort()).toEqual(paths.sort());
});

it.each(Object.entries(ROUTE_EXAMPLES))('the addresses of %s are its own', (path, examples) => {
  expect(examples).not.toEqual([]);
  for (const { address } of examples) expect(matchRoute(address.split('?')[0]).route.path).toBe(path);
});

it('only what needs somebody signed in is opened so', () => {
  for (const { path, guard } of ROUTES) {
    for (const { as } of ROUTE_EXAMPLES[path]) expect(as !== undefined, path).toBe(guard !== undefined);
  }
});

it.each([
  [doctorPath(12), '/viewdoctorprofile/:id'],
  [articlePath('digest', 12), '/singlepost/:id'],
  [articlePath('ai', 12), '/ai-singlepost/:id'],
  [articleListPath('ai'), '/ai-blogpage'],
  [welcomePath(12), '/user/welcome/:id'],
  [PAGES.handoff, '/user/verify/token'],
  [PAGES.takeBackAddress, '/user/address'],
])('%s, as the contract writes it, is a page of %s', (path, route) => {
  expect(matchRoute(path).route.path).toBe(route);
});
