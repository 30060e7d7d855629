// Line icons on a 20 px grid. They decorate: the control around them carries the name.
import styles from './icon.module.css';

const paths = {
  heart: 'M10 16.6S3.2 12.7 3.2 7.9A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 6.8 1.9c0 4.8-6.8 8.7-6.8 8.7Z',
  bag: 'M4.2 6.8h11.6l.8 10H3.4l.8-10ZM7.2 8.6V6a2.8 2.8 0 0 1 5.6 0v2.6',
  search: 'M3.8 9a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0M13 13l4 4',
  return: 'M4 8h8.5a4 4 0 0 1 0 8H8M7 5 4 8l3 3',
  menu: 'M3 7h14M3 13h14',
  user: 'M7 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 17c.6-3.4 3-5 6-5s5.4 1.6 6 5',
  close: 'm5 5 10 10M15 5 5 15',
  'arrow-left': 'M16 10H4m4.5-4.5L4 10l4.5 4.5',
  'arrow-right': 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  zoom: 'M11.5 3.5h5v5M8.5 16.5h-5v-5M16.5 3.5l-5.5 5.5M3.5 16.5 9 11',
  truck:
    'M2 5.5h9.5v8.5H2zM11.5 8.5h3.5l3 3v2.5h-6.5M4 14.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M13 14.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0',
  info: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.2v4.3M10 6.6v.1',
  warning: 'M10 3.5 17.5 16h-15L10 3.5ZM10 8.2v3.8M10 13.9v.1',
  check: 'm4.5 10.5 3.8 3.8 7.2-8.3',
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.8v10.4l8-5.2-8-5.2Z',
  plane: 'M3 3l14 14M8 5.5 10 3l1.5 2.5V8l5.5 4v1.5l-3-1M5.5 10.5 3 12.2v1.3l5.5-1.8V15L7 16.3V17l3-.8 3 .8',
  globe:
    'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M3 10h14M10 3c2.4 2 3.2 4.5 3.2 7s-.8 5-3.2 7c-2.4-2-3.2-4.5-3.2-7S7.6 5 10 3Z',
  mail: 'M3 5.5h14v9.5H3zM3 6l7 5.5L17 6',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l.9-.9',
  share: 'M10 12V3m-3 3 3-3 3 3M5 9.5H4v7.5h12V9.5h-1',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0',
  'eye-off':
    'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M3.5 3.5l13 13',
  filter:
    'M3 6h8M15 6h2M3 14h2M9 14h8M11.2 6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M5.2 14a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, small = false }: { name: IconName; small?: boolean | undefined }) {
  return (
    <svg className={styles.icon} data-small={small || undefined} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
