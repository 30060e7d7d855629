import { createTransport } from 'nodemailer';
import { parseSender } from '../../domain/messaging/sender.ts';
import { DeliveryError, type DeliveryOutcome } from './delivery.ts';
import type { Mail } from './mail.ts';

const connections = 5;

/** Over a server named by its address: smtps://user:password@mail.example:465 */
export function smtpMail(url: string, usualSender: string, patienceMs = 10_000): Mail {
  const transport = openTransport(url, patienceMs, { pool: true, maxConnections: connections });
  return {
    send: async ({ to, from: sender, id, subject, text, html, headers }) => {
      // As objects, so that nothing written in a name or address is ever read as another recipient.
      const recipient = { name: '', address: to };
      const { name, address, replyTo } = sender ?? { ...parseSender(usualSender), replyTo: null };
      const host = /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost';
      const email = {
        from: { name, address },
        to: recipient,
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        ...(headers && { headers }),
      };
      try {
        await transport.sendMail(email);
      } catch (error) {
        throw new DeliveryError(
          verdictOn(error),
          error instanceof Error ? error.message : String(error),
          error,
        );
      }
    },
    close: () => transport.close(),
    atOnce: connections,
    // Mail has no keys. The same Message-ID twice is one e-mail to most boxes; none at all is one to nobody.
    onDoubt: 'repeat',
  };
}

/** What the server said, or where the connection broke. */
function verdictOn(error: unknown): DeliveryOutcome {
  if (!(error instanceof Error)) return 'doubt';
  const code = 'code' in error ? String(error.code) : '';
  const command = 'command' in error ? String(error.command) : '';
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0;
  if (code === 'EAUTH' || (answer >= 400 && answer < 500)) return 'later';
  if (answer >= 500) return command === 'RCPT TO' && noSuchBox.has(answer) ? 'unreachable' : 'never';
  const hasNotBegun = code === 'EDNS' || ('syscall' in error && error.syscall === 'connect');
  return hasNotBegun ? 'later' : 'doubt';
}

const noSuchBox = new Set([550, 551, 553]);

/** Whether the server is there and takes the name and password of its address; nothing is sent. */
export async function checkSmtp(url: string, patienceMs: number): Promise<'answers' | 'silent'> {
  const transport = openTransport(url, patienceMs, {});
  try {
    await transport.verify();
    return 'answers';
  } catch {
    return 'silent';
  } finally {
    transport.close();
  }
}

function openTransport(url: string, patienceMs: number, pooling: { pool?: true; maxConnections?: number }) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    ...pooling,
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
}
