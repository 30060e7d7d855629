// Where a demo shop sends no email, the way to what it would have sent.
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/messaging/words.ts';
import { Rich } from '../text/rich.tsx';

export function OutboxHint({ path }: { path: string }) {
  return (
    <p className={`${text.small} ${text.soft}`}>
      <Rich
        text={words.readOutbox}
        wrap={[
          (inner) => (
            <a className={linkLook} href={path} target="_blank" rel="noopener">
              {inner}
            </a>
          ),
        ]}
      />
    </p>
  );
}
