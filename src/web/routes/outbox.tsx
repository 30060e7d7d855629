// The e-mails and texts of a shop that nobody carries them for: a demo at home, or one that is being built. A shop that
// others can reach has no such page.
import { data } from 'react-router';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { pageTitle } from '../../words/shop-name.ts';
import styles from '../features/layout/outbox.module.css';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/outbox';

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(rendering).hasOutbox)
    throw data('There is no such page in a shop that is open.', { status: 404 });
  const emails = await context.get(shop).messaging.readOutbox();
  const smsMessages = await context.get(shop).messaging.readSmsOutbox();
  const shown = [
    ...emails.map(({ id, recipient, subject, bodyText, createdAt }) => ({
      id: `email-${id}`,
      recipient,
      subject,
      bodyText,
      at: createdAt.toISOString(),
    })),
    ...smsMessages.map(({ id, recipient, body, createdAt }) => ({
      id: `sms-${id}`,
      recipient,
      subject: 'SMS',
      bodyText: body,
      at: createdAt.toISOString(),
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return shown;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Outbox') }];

export default function Outbox({ loaderData: messages }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1 className={`${text.display} ${styles.heading}`}>Outbox</h1>
      {messages.length === 0 && (
        <p className={text.soft}>
          Nothing yet. Emails come here until SMTP_URL names a server, SMS until Twilio’s settings are made.
        </p>
      )}
      <ol>
        {messages.map(({ id, recipient, subject, bodyText, at }) => (
          <li key={id} className={styles.message}>
            <p className={text.small}>
              To {recipient}, <time dateTime={at}>{at}</time>
            </p>
            <h2 className={text.heading}>{subject}</h2>
            <p className={styles.body}>{bodyText}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
