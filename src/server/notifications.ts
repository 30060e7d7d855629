// What other processes changed: one LISTEN connection a process, opened again whenever it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Heard {
  readonly product: (productId: number) => void;
  readonly flags: () => void;
  readonly content: () => void;
  /** There is work to do. */
  readonly job: () => void;
  /** Something may have been missed while the connection was away. */
  readonly lost: () => void;
}

export interface Notifications {
  readonly close: () => Promise<void>;
}

/** Resolves once it hears. */
export async function listen(url: string, heard: Heard): Promise<Notifications> {
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'vitrine listen',
      keepAlive: true,
    });
    next.on('notification', ({ channel, payload }) => {
      if (channel === 'product') heard.product(Number(payload));
      if (channel === 'flags') heard.flags();
      if (channel === 'content') heard.content();
      if (channel === 'job') heard.job();
    });
    // Without a handler the driver's error event would end the process.
    next.on('error', () => {});
    await next.connect();
    await next.query('listen product; listen flags; listen content; listen job');
    next.on('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      // What is kept may be stale from the moment nothing is heard.
      heard.lost();
      try {
        client = await connect();
        heard.lost();
        return;
      } catch {
        await pause(500);
      }
    }
  }

  return {
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}
