import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const patienceMs = 10_000;

/** Over a server named by its address: smtps://user:password@mail.example:465 */
export function smtpMail(url: string, from: string): Mail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, headers }) => {
      // As objects, so that nothing written in a name or address is ever read as another recipient.
      const recipient = { name: '', address: to };
      await transport.sendMail({ from, to: recipient, subject, text, html, ...(headers && { headers }) });
    },
    close: () => transport.close(),
  };
}
