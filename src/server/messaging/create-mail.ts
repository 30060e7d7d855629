// Who carries the shop's e-mails: the merchant's mail server, otherwise the shop's own outbox.

import { batched } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { insertEmails } from '../../database/queries/messaging/outbox.ts';
import { type Email, type Mail, outboxMail } from '../../providers/messaging/mail.ts';
import { smtpMail } from '../../providers/messaging/smtp-mail.ts';
import type { Configuration } from '../configuration/configuration.ts';

export function createMail({ SMTP_URL, MAIL_FROM }: Configuration, { shop }: Database): Mail {
  if (SMTP_URL !== undefined) return smtpMail(SMTP_URL, MAIL_FROM);
  return outboxMail(
    batched<Email>((emails) =>
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
