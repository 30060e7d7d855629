// Who carries the shop's e-mails: the merchant's mail server, otherwise the shop's own outbox. Each is signed on its way.

import { createBatcher } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { insertEmails } from '../../database/queries/messaging/outbox.ts';
import { signEmail } from '../../domain/messaging/email-template.ts';
import { type Logo, logoHeight, logoPath, logoWidth } from '../../domain/settings/logo.ts';
import { type Email, type Mail, outboxMail } from '../../providers/messaging/mail.ts';
import { smtpMail } from '../../providers/messaging/smtp-mail.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { ShopSettings } from '../settings/stored-settings.ts';

export function createMail(
  config: Configuration,
  database: Database,
  origin: string,
  settings: () => ShopSettings,
): Mail {
  const carrier = createCarrier(config, database);
  const send = (email: Email) => {
    const { name, contact, sender, logo } = settings();
    const signed = signEmail(email, { name, contact, logo: logo && emailLogo(logo, origin) });
    return carrier.send({ ...signed, from: sender });
  };
  return { ...carrier, send };
}

const emailLogo = (logo: Logo, origin: string) => ({
  url: `${origin}${logoPath(logo)}`,
  width: logoWidth(logo),
  height: logoHeight,
});

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
