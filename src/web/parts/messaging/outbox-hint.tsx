// Where a demo shop sends no email, the way to what it would have sent.
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { Rich } from '../text/rich.tsx';

interface OutboxHintProps {
  /** With the link between `[` and `]`. */
  sentence: string;
  path: string;
}

export function OutboxHint({ sentence, path }: OutboxHintProps) {
  return (
    <p className={`${text.small} ${text.soft}`}>
      <Rich
        text={sentence}
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
