import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notification } from '../../../design/notification.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { emailProblem, invalidEmailWords } from '../../../domain/email.ts';
import type { Product } from '../../../domain/product.ts';
import { longestShareNote, missingNameWords } from '../../../domain/share-email.ts';
import { ask } from '../../state/api.ts';
import { track } from '../../state/events.ts';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
import styles from './share.module.css';

interface ShareEmailDialogProps extends OverlayProps {
  product: Product;
  imageUrl: string;
}

type Sending =
  | { readonly state: 'entry' | 'sending' }
  | { readonly state: 'sent'; readonly to: string }
  | { readonly state: 'failed'; readonly message: string };

export default function ShareEmailDialog({ open, onClose, product, imageUrl }: ShareEmailDialogProps) {
  const [sending, setSending] = useState<Sending>({ state: 'entry' });
  const [tried, setTried] = useState({ from: '', to: '', isTried: false });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { from, to, note } = fieldsOf(event.currentTarget);
    setTried({ from, to, isTried: true });
    if (from === '' || emailProblem(to) !== null) return;
    setSending({ state: 'sending' });
    const body = { productId: product.id, name: product.name, imageUrl, from, to, note };
    const answer = await ask('/api/share/email', { method: 'POST', body });
    if (!answer.ok) return setSending({ state: 'failed', message: answer.message });
    track('share', product.id, { way: 'email' });
    setSending({ state: 'sent', to });
  };

  const close = () => {
    onClose();
    setSending({ state: 'entry' });
    setTried({ from: '', to: '', isTried: false });
  };

  if (sending.state === 'sent')
    return (
      <Dialog title="On its way" width={620} open={open} onOpenChange={close}>
        <p role="status">We have written to {sending.to}, once.</p>
        <p className={styles.done}>
          <Button onClick={close}>Back to the product</Button>
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title="Send it to someone"
      description="A hint, well placed."
      width={620}
      open={open}
      onOpenChange={close}
    >
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="Your name"
          name="from"
          required
          autoComplete="name"
          errors={tried.isTried && tried.from === '' ? [missingNameWords] : undefined}
        />
        <TextField
          label="Their email"
          name="to"
          type="email"
          required
          placeholder="them@example.com"
          validate={(value) => (value === '' || emailProblem(value) === null ? [] : [invalidEmailWords])}
          errors={tried.isTried && emailProblem(tried.to) !== null ? [invalidEmailWords] : undefined}
        />
        <div className={styles.span}>
          <TextArea label="A line from you" name="note" maxLength={longestShareNote} />
        </div>
        {sending.state === 'failed' && (
          <div className={styles.span}>
            <Notification tone="error" title={sending.message} />
          </div>
        )}
        <div className={styles.span}>
          <Button type="submit" wide pending={sending.state === 'sending'}>
            {sending.state === 'sending' ? 'Sending…' : 'Send'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { from: text('from'), to: text('to'), note: text('note') };
}
