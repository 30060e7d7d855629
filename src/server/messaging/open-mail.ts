// Who carries the shop's letters: the merchant's mail server, otherwise the shop's own outbox.

import { gathered } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { insertLetters } from '../../database/queries/messaging/outbox.ts';
import { type Letter, type Mail, outboxMail } from '../../providers/messaging/mail.ts';
import { smtpMail } from '../../providers/messaging/smtp-mail.ts';
import type { Configuration } from '../configuration/configuration.ts';

export function openMail({ SMTP_URL, MAIL_FROM }: Configuration, { shop }: Database): Mail {
  if (SMTP_URL !== undefined) return smtpMail(SMTP_URL, MAIL_FROM);
  return outboxMail(
    gathered<Letter>((letters) =>
      insertLetters(
        shop,
        letters.map(({ id, to, text, html, ...letter }) => ({
          ...letter,
          ...(id !== undefined && { key: id }),
          recipient: to,
          bodyText: text,
          bodyHtml: html,
        })),
      ),
    ),
  );
}
