// A real mail server on this machine that does as it is told.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  /** What it accepted, or at least holds in its hands. */
  readonly received: Received[];
  /** What it does with the next recipient or e-mail; undefined is to take it. */
  answer: { readonly at: 'recipient' | 'letter'; readonly code: number; readonly words: string } | undefined;
  /** Keeps the e-mail and then never answers, or hangs up instead. */
  manner: 'polite' | 'stalls' | 'hangs-up';
  readonly close: () => void;
}

export async function createMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const refuseAt = (at: 'recipient' | 'letter') => {
    if (mail.answer?.at !== at) return null;
    return Object.assign(new Error(mail.answer.words), { responseCode: mail.answer.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(refuseAt('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = refuseAt('letter');
        if (!refusal) mail.received.push({ to, source: Buffer.concat(chunks).toString() });
        if (mail.manner === 'hangs-up') for (const socket of sockets) socket.destroy();
        else if (mail.manner === 'polite') done(refusal);
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    answer: undefined,
    manner: 'polite',
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close(() => {});
    },
  };
  return mail;
}
