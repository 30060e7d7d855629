// A pool of connections that outlives its database.
import pg from 'pg';

/** Nobody is asked: the database has not answered for a while. */
export class DatabaseAwayError extends Error {
  /** SQLSTATE: connection failure. */
  readonly code = '08006';

  constructor() {
    super('The database is away.');
  }
}

type OnAcquired = Parameters<pg.Pool['connect']>[0];

export class ResilientPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<OnAcquired>();
  #isAway = false;

  constructor(config: pg.PoolConfig, { namesStatements = true } = {}) {
    super(config);
    this.on('connect', (client) => {
      this.#clients.add(client);
      if (!namesStatements) sendUnnamed(client);
      sendTogether(client);
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onAcquired: OnAcquired): void;
  override connect(onAcquired?: OnAcquired): Promise<pg.PoolClient> | undefined {
    if (onAcquired) this.#acquire(onAcquired);
    else
      return new Promise((resolve, reject) => {
        this.#acquire((error, client) => (client ? resolve(client) : reject(error)));
      });
  }

  #acquire(onAcquired: OnAcquired): void {
    if (this.#isAway) {
      onAcquired(new DatabaseAwayError(), undefined, () => {});
      return;
    }
    this.#waiting.add(onAcquired);
    super.connect((error, client, release) => {
      // Whoever waited has been told that the database is away.
      if (!this.#waiting.delete(onAcquired)) client?.release(true);
      else if (client) {
        this.guard(client);
        onAcquired(undefined, client, client.release);
      } else onAcquired(error, undefined, release);
    });
  }

  /**
   * The pool hears the errors of idle clients alone. The error of one that is checked out, between two statements of a
   * transaction, would end the process; and a client that is lost before its transaction has begun is never given
   * back, so it is taken back here.
   */
  protected guard(client: pg.PoolClient): void {
    const { release } = client;
    let isLost = false;
    const onLost = (error: Error) => {
      isLost = true;
      client.off('error', onLost);
      release(error);
    };
    client.on('error', onLost);
    client.release = (error) => {
      if (isLost) return;
      client.off('error', onLost);
      release(error);
    };
  }

  /** Breaks off everything that waits for an answer, and refuses everything new until `resume`. */
  suspend(): void {
    this.#isAway = true;
    for (const onAcquired of this.#waiting) onAcquired(new DatabaseAwayError(), undefined, () => {});
    this.#waiting.clear();
    for (const client of this.#clients) client.connection.stream.destroy();
  }

  resume(): void {
    this.#isAway = false;
  }
}

type Sent = (...args: unknown[]) => unknown;

/** For a pooler that gives each transaction another connection, which knows no statement that was sent before. */
function sendUnnamed(client: pg.PoolClient): void {
  const send: Sent = client.query.bind(client) as Sent;
  const unnamed: Sent = (statement, ...rest) =>
    send(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest);
  client.query = unnamed as typeof client.query;
}

/**
 * Whatever is asked of a connection in one turn of the event loop goes out in one piece: a write to a socket costs more
 * than most statements.
 */
function sendTogether(client: pg.PoolClient): void {
  const send: Sent = client.query.bind(client) as Sent;
  let isHeldBack = false;
  const together: Sent = (...args) => {
    const { stream } = client.connection;
    if (!isHeldBack) {
      isHeldBack = true;
      stream.cork();
      process.nextTick(() => {
        isHeldBack = false;
        stream.uncork();
      });
    }
    return send(...args);
  };
  client.query = together as typeof client.query;
}
