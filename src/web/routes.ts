import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '../contract/pages.ts';

export default [
  layout(
    'routes/main.tsx',
    Object.entries(pages).map(([name, { path }]) =>
      path === '/' ? index(`routes/${name}.tsx`) : route(path, `routes/${name}.tsx`),
    ),
  ),
] satisfies RouteConfig;
