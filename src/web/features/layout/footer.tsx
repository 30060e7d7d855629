// The end of every page. Nothing in it changes: it stays as the server drew it until someone comes there.
import { memo } from 'react';
import { type Drawing, DrawnPart } from '../../parts/late/drawn-part.tsx';
import styles from './footer.module.css';

const load = () => import('./footer-columns.tsx');

/** On the server it is there before the first page: pages that are sent bit by bit have it in its place. */
const columns: Drawing<object> = { load, OnServer: import.meta.env.SSR ? (await load()).default : null };
const noProps = {};

export const Footer = memo(() => (
  <DrawnPart part={columns} props={noProps} className={styles.place} nearBy="0px" />
));
