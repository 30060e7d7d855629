import styles from './link.module.css';

/** For any `<a>`, `<button>` or router link: `<Link className={linkLook} to="…">`. */
export const linkLook = styles.link;
