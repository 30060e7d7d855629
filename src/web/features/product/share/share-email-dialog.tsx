import { type FormEvent, useState } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import { TextArea } from '../../../../design/field/text-area.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { Dialog } from '../../../../design/overlay/dialog.tsx';
import { emailProblem } from '../../../../domain/messaging/email.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { longestShareNote } from '../../../../domain/share/share-email.ts';
import { words as messagingWords } from '../../../../words/messaging/words.ts';
import { words } from '../../../../words/share/words.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import { call } from '../../../state/api/call.ts';
import { track } from '../../../state/tracking/events.ts';
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
    const answer = await call('POST /api/share/email', { body });
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
      <Dialog title={words.onItsWay} width={620} open={open} onOpenChange={close}>
        <p role="status">{words.haveWrittenTo(sending.to)}</p>
        <p className={styles.done}>
          <Button onClick={close}>{words.backToProduct}</Button>
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title={words.sendToSomeone}
      description={words.aHint}
      width={620}
      open={open}
      onOpenChange={close}
    >
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label={words.yourName}
          name="from"
          required
          autoComplete="name"
          errors={tried.isTried && tried.from === '' ? [words.enterName] : undefined}
        />
        <TextField
          label={words.theirEmail}
          name="to"
          type="email"
          required
          placeholder={words.theirEmailExample}
          validate={(value) =>
            value === '' || emailProblem(value) === null ? [] : [messagingWords.invalidEmail]
          }
          errors={
            tried.isTried && emailProblem(tried.to) !== null ? [messagingWords.invalidEmail] : undefined
          }
        />
        <div className={styles.span}>
          <TextArea label={words.lineFromYou} name="note" maxLength={longestShareNote} />
        </div>
        {sending.state === 'failed' && (
          <div className={styles.span}>
            <Notification tone="error" title={sending.message} />
          </div>
        )}
        <div className={styles.span}>
          <Button type="submit" wide pending={sending.state === 'sending'}>
            {sending.state === 'sending' ? words.sending : words.send}
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
