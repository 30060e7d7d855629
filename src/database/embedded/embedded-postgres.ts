/** A real PostgreSQL of the shop's own, for everyone who has not set DATABASE_URL. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from './cluster.ts';
import { choosePlace } from './data-directory.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import {
  findPostmaster,
  freePort,
  type Postmaster,
  removeMisleadingLock,
  type SpawnedPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { boundLog, lastComplaint } from './server-log.ts';

export interface EmbeddedPostgresOptions {
  /** The folder that holds everything; made when missing. */
  readonly directory: string;
  /** `false` gives up safety against a power cut for speed: for tests. */
  readonly durable?: boolean;
  /** Told about the slow or surprising parts, in words for the person who starts the shop. */
  readonly onStep?: (step: string) => void;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Lets go of the server, and stops it unless somebody else is connected. Safe to call twice. */
  stop(): Promise<void>;
}

/** Each process that uses the server holds one connection: it marks presence, and its loss is the alarm. */
interface Hold {
  readonly connection: pg.Client;
  readonly port: number;
  readonly host: string;
}

const silenceLimit = 15_000;
const recoveryLimit = 10 * 60_000;
const leaving = 'vitrine leaving';

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory, durable = true, onStep = () => {} } = options;
  const cluster = await openCluster(await choosePlace(directory, onStep), durable, onStep);
  let hold = await holdServer(cluster, durable);
  const { port, host } = hold;
  const logKeeper = setInterval(() => void boundLog(cluster.log).catch(() => {}), 60_000).unref();
  let stopped: Promise<void> | undefined;
  let recovered = Promise.resolve();

  const recover = async (): Promise<void> => {
    while (!stopped) {
      onStep('the database was lost and is started again');
      try {
        // The same port, so that the address everyone holds stays good.
        hold = await holdServer(cluster, durable, port);
        watch();
        return;
      } catch {
        await pause(1000);
      }
    }
  };
  const watch = (): void => {
    hold.connection.once('end', () => {
      if (!stopped) recovered = recover();
    });
  };
  watch();

  return {
    url: `postgresql://vitrine:${cluster.passwords.vitrine}@127.0.0.1:${port}/vitrine?sslmode=disable&host=${encodeURIComponent(host)}`,
    stop() {
      clearInterval(logKeeper);
      stopped ??= recovered.then(() => release(cluster, hold));
      return stopped;
    },
  };
}

/**
 * Adopts the server that runs on this cluster or starts one, until a connection is held. PostgreSQL's own
 * lock decides between two starters: the loser's process ends, and the loop finds the winner's.
 */
async function holdServer(cluster: Cluster, durable: boolean, fixedPort?: number): Promise<Hold> {
  const start = Date.now();
  let lastSign = start;
  let spawned: SpawnedPostmaster | undefined;
  while (Date.now() - lastSign < silenceLimit && Date.now() - start < recoveryLimit) {
    const found = await findPostmaster(cluster);
    if (found?.ready) {
      const connection = await connect(cluster, found);
      if (connection) return { connection, port: found.port, host: found.host };
    } else if (found) {
      lastSign = Date.now();
    } else if (!spawned || spawned.ended) {
      if (spawned?.ended?.reason) throw await didNotStart(cluster, spawned.ended.reason);
      // After a crash the old server's children, or its lock, may linger for a moment.
      if (spawned) await pause(250);
      await removeMisleadingLock(cluster);
      spawned = await spawnPostmaster(cluster, fixedPort ?? (await freePort()), durable);
    }
    await pause(20);
  }
  throw await didNotStart(cluster);
}

async function connect(cluster: Cluster, { host, port }: Postmaster): Promise<pg.Client | undefined> {
  const connection = new pg.Client({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    password: cluster.passwords.postgres,
    application_name: 'vitrine keeper',
    ssl: false,
    connectionTimeoutMillis: 3000,
  });
  // Losing the connection is told by its `end`; without a listener the error would end the process.
  connection.on('error', () => {});
  try {
    await connection.connect();
    return connection;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === '28P01') throw strangePassword(cluster);
    return undefined;
  }
}

async function release(cluster: Cluster, { connection }: Hold): Promise<void> {
  // A lost connection means a lost server: then there is nobody to spare.
  const others = await hasOtherClients(connection).catch(() => false);
  await connection.end().catch(() => {});
  if (!others) await stopPostmaster(cluster);
}

/** Gives closing connections a second to vanish, and does not wait for another process that is leaving too. */
async function hasOtherClients(connection: pg.Client): Promise<boolean> {
  await connection.query(`set application_name = '${leaving}'`);
  for (const deadline = Date.now() + 1000; ; await pause(25)) {
    const { rowCount } = await connection.query(
      `select 1 from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [leaving],
    );
    if (!rowCount) return false;
    if (Date.now() > deadline) return true;
  }
}

async function didNotStart(cluster: Cluster, cause?: Error): Promise<EmbeddedPostgresError> {
  const reason = cause?.message ?? (await lastComplaint(cluster.log));
  return new EmbeddedPostgresError(
    `PostgreSQL did not start (${reason}): look into ${cluster.log}, or set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
}

function strangePassword(cluster: Cluster): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${cluster.place.home} does not accept the password kept beside it: restore that file, or move the folder away to begin with an empty shop.`,
  );
}
