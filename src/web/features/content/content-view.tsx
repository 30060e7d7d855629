import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import type { ContentPage, Facts } from './content-page.ts';
import styles from './content-view.module.css';

export function ContentView({ page: { title, lead, Body }, facts }: { page: ContentPage; facts: Facts }) {
  return (
    <div className={`${page.page} ${styles.content}`}>
      <header className={styles.head}>
        <h1 className={text.display}>{title}</h1>
        <p className={`${text.read} ${styles.lead}`}>{lead}</p>
      </header>
      <div className={styles.body}>
        <Body {...facts} />
      </div>
    </div>
  );
}
