// Who carries the shop's e-mails: the merchant's mail server, otherwise the shop's own outbox. Each is signed on its way.

import { createBatcher } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { insertEmails } from '../../database/queries/messaging/outbox.ts';
import { signEmail } from '../../domain/messaging/email-template.ts';
import { type Email, type Mail, outboxMail } from '../../providers/messaging/mail.ts';
import { smtpMail } from '../../providers/messaging/smtp-mail.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { ShopSettings } from '../settings/stored-settings.ts';

export function createMail(config: Configuration, database: Database, settings: () => ShopSettings): Mail {
  const carrier = createCarrier(config, database);
  const send = (email: Email) => {
    const now = settings();
    return carrier.send({ ...signEmail(email, now), from: now.sender });
  };
  return { ...carrier, send };
}

function createCarrier({ SMTP_URL, MAIL_FROM }: Configuration, { shop }: Database): Mail {
  if (SMTP_URL !== undefined) return smtpMail(SMTP_URL, MAIL_FROM);
  return outboxMail(
    createBatcher<Email>((emails) =>
      insertEmails(
        shop,
        emails.map(({ id, to, text, html, ...email }) => ({
          ...email,
          ...(id !== undefined && { key: id }),
          recipient: to,
          bodyText: text,
          bodyHtml: html,
        })),
      ),
    ),
  );
}
