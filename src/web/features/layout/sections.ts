/** The rails that every page leads to. */
export const sections = [
  { name: 'New in', path: '/c/new-in' },
  { name: 'Clothing', path: '/c/clothing' },
  { name: 'Shoes', path: '/c/shoes' },
  { name: 'Bags', path: '/c/bags' },
  { name: 'Accessories', path: '/c/accessories' },
  { name: 'Sale', path: '/c/sale' },
] as const;
