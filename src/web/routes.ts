import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('product/:productId/:slug?', 'routes/product.tsx'),
  route('design', 'routes/design.tsx'),
] satisfies RouteConfig;
